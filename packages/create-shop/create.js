#!/usr/bin/env node
// npm create @driveline/shop my-shop
import { createShop } from './createShop.js';

const { stdin: input, stdout: output, stderr: errors } = process;
process.exitCode = await createShop(process.argv.slice(2), { input, output, errors });
