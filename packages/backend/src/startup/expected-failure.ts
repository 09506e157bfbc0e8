import { MigrationError } from '#db/migrate.ts';
import { SettingsError } from '#environment.ts';
import { StartupError } from '#startup/startup-error.ts';

/** Whether an error is one that its message explains to the operator, so that a stack would only distract. */
export function isExpectedFailure(error: unknown): error is Error {
  return error instanceof StartupError || error instanceof SettingsError || error instanceof MigrationError;
}
