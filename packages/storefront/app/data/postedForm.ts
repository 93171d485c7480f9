import { data } from 'react-router-dom';

/** @throws the answer 400 to a body that is no form, or that broke off: a fault of its sender */
export const postedForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
