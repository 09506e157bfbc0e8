import {
  findFormat,
  findPlanFormat,
  type Offer,
  rawFormat,
  type ResponseFormat,
} from '../parse/media-type.ts';
import { RestError } from '../rest-error.ts';
import type { MediaHandler } from '../schema-cache/schema-cache.ts';

/**
 * The first media type that can be written: by what the database brings along for it, as a plan where that is allowed, or by
 * the engine. A handler of every type goes before all others. Errors: PGRST107 when none can.
 */
export function chooseFormat(
  offers: readonly Offer[],
  handlers: readonly MediaHandler[],
  allowsPlan: boolean,
): ResponseFormat {
  const any = handlers.find(({ mediaType }) => mediaType === '*/*');
  for (const offer of offers) {
    // The shapes of the protocol itself are no one else's to write.
    const isOwn = offer.type.startsWith('application/vnd.pgrst.');
    const handler = isOwn ? undefined : (any ?? handlers.find(({ mediaType }) => mediaType === offer.type));
    if (handler !== undefined) return rawFormat(handler.mediaType, handler);
    const plan = allowsPlan ? findPlanFormat(offer) : undefined;
    const found = plan ?? findFormat(offer);
    if (found !== undefined) return found;
  }
  throw new RestError('PGRST107', {
    message: `None of these media types are available: ${offers.map((offer) => offer.type).join(', ')}`,
  });
}
