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
  const written = (offer: Offer): ResponseFormat | undefined => {
    if (isOwn(offer)) return findFormat(offer);
    const handler = handlers.find(({ mediaType }) => mediaType === offer.type);
    return handler === undefined ? findFormat(offer) : rawFormat(handler.mediaType, handler);
  };
  const any = handlers.find(({ mediaType }) => mediaType === '*/*');
  for (const offer of offers) {
    if (any !== undefined && !isOwn(offer)) return rawFormat(any.mediaType, any);
    const plan = allowsPlan ? findPlanFormat(offer, written) : undefined;
    const found = plan ?? written(offer);
    if (found !== undefined) return found;
  }
  throw new RestError('PGRST107', {
    message: `None of these media types are available: ${offers.map((offer) => offer.type).join(', ')}`,
  });
}

/** The shapes of the protocol itself are no one else's to write, nor to stand in a plan. */
const isOwn = (offer: Offer): boolean => offer.type.startsWith('application/vnd.pgrst.');
