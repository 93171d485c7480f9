// A shop in a market and a language that do not ship, as another team has it: the files of `examples/canada` over a new shop
// outside the repository. A guest in Quebec buys in French, with both taxes in sight and no English left, with script and without;
// `npm run contract` holds its server to the contract with the shop's localities.
//   node scripts/canadaShop.mjs [--keep]     --keep leaves the shop where it is, and says where
import { seeCanada } from './lib/canadaCheck.mjs';
import { holdToContract } from './lib/canadaContract.mjs';
import { tryOutside } from './lib/outsideShop.mjs';

await tryOutside({
  example: 'canada',
  parts: '100',
  async visit(served) {
    const { browser, origin, data, note } = served;
    await seeCanada(browser, origin, data, note);
    await holdToContract(served);
  },
});
