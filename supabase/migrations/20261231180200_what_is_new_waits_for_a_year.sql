-- Accounts without a year of birth keep what the specification describes; conversations, agreements and links to ideas came later and wait
-- for the year.
update private.age_rules set unstated = false where action in ('message', 'message_outside', 'agree', 'share');
