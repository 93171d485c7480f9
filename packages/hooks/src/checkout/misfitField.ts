/** Name of the boxes that say yes to a part that does not fit; each has the id of its line. */
export const MISFIT_FIELD = 'acceptsMisfit';

/** Ids of the lines whose boxes a form has ticked (API-076). */
export const acceptedMisfits = (form: FormData) =>
  form.getAll(MISFIT_FIELD).filter((id) => typeof id === 'string');
