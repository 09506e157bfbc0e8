/**
 * The seven ways in which the simulated affiliates cheat. The first five are those that the owner named; the last two, marked
 * `writtenApart`, were written down before their author had read the rules of `supabase/schemas`, and are not changed to suit them.
 */
export type FraudPattern = {
  readonly name: PatternName;
  readonly title: string;
  readonly accounts: number;
  readonly writtenApart: boolean;
  readonly behaviour: string;
};

export type PatternName =
  | 'one-mailbox'
  | 'one-network'
  | 'several-codes'
  | 'delete-and-repeat'
  | 'refund-after-withdrawal'
  | 'swapped-second-accounts'
  | 'rented-domain';

/** Two thousand dishonest sign-ups in all. */
export const fraudPatterns: readonly FraudPattern[] = [
  {
    name: 'one-mailbox',
    title: 'One mailbox in many spellings',
    accounts: 300,
    writtenApart: false,
    behaviour:
      'One affiliate owns one mailbox at a large provider and signs up with its spellings (plus-tags, dots, capitals), each from another network and with an empty browser, some a day, with a complete profile.',
  },
  {
    name: 'one-network',
    title: 'One network, other mailboxes',
    accounts: 300,
    writtenApart: false,
    behaviour:
      'Two affiliates sign up with mailboxes that are really different, at large providers, from the line at home, emptying the browser before each; some a day over two weeks.',
  },
  {
    name: 'several-codes',
    title: 'Several codes of one person',
    accounts: 300,
    writtenApart: false,
    behaviour:
      'One person holds six affiliate accounts and deals the sign-ups out among their six codes, so that no code shows a burst; one phone, one line at home, mailboxes that are really different.',
  },
  {
    name: 'delete-and-repeat',
    title: 'Delete the account and begin again',
    accounts: 300,
    writtenApart: false,
    behaviour:
      'Twenty-five affiliates, each with one helper mailbox: sign up, complete the profile, wait for the reward, delete the account, begin again with the same mailbox, twelve rounds. A round lasts either a day or longer than the hold.',
  },
  {
    name: 'refund-after-withdrawal',
    title: 'Refund once the coins are withdrawn',
    accounts: 300,
    writtenApart: false,
    behaviour:
      'Sign-ups buy Premium, wait until the rewards are free, the affiliate withdraws all of them at once, and the next day every purchase is refunded. Each buyer uses an own mailbox, phone and network.',
  },
  {
    name: 'swapped-second-accounts',
    title: "Second accounts with each other's codes",
    accounts: 250,
    writtenApart: true,
    behaviour:
      'Twenty-five acquaintances, who all use the product on their own phone and from the one boarding house in which they live. Each of them makes ten second accounts on that same phone with the code of another of the twenty-five, never the own one, and never twice running the same; one each third day, mailboxes that are really different, profile completed the same evening.',
  },
  {
    name: 'rented-domain',
    title: 'A rented domain and a new address each time',
    accounts: 250,
    writtenApart: true,
    behaviour:
      'One affiliate rents a domain that takes mail for every name and signs up with invented people of it (budi.santoso@, sari.wulandari@, …), each through another proxy address and with an empty browser, ten to twenty a day at irregular moments by day and night, the profile completed by a script within a minute.',
  },
];
