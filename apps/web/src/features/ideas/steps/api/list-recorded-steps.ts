import { doneSteps } from '@kawanusaha/contracts/record/idea-record';
import { getStoredRecord } from '../../record/api/get-stored-record.ts';

/** The steps whose result stands in the record of an own idea. Throws the data API's error. */
export async function listRecordedSteps(ideaId: string): Promise<readonly number[]> {
  const { record } = await getStoredRecord(ideaId);
  return doneSteps(record);
}
