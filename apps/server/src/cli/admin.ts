import process from 'node:process';
import { accountActions, actOnAccount, type AccountAction } from '#cli/act-on-account.ts';
import { runCommand } from '#cli/run-command.ts';

const isAction = (name: string): name is AccountAction => Object.hasOwn(accountActions, name);

const [action = '', email] = process.argv.slice(2);
if (!isAction(action) || email === undefined) {
  console.error(`Usage: npm run admin -- ${Object.keys(accountActions).join('|')} <email>`);
  process.exit(1);
}

await runCommand(async (sql) => {
  await actOnAccount(sql, action, email);
  return `Done: ${action} ${email}.`;
});
