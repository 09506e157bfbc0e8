/** Puts right what was told before, so that what was asked is asked again: 'eh salah, dp-nya 40%'. */
export const corrects =
  /^\s*(?:(?:eh|oh|waduh|aduh|duh|maaf|maap|sori|sorry|ups|lah|wah)[\s,]+)*(?:salah|keliru|klr|ralat|maksud\p{L}*|typo|bukan|bkn|koreksi|revisi)(?!\p{L})/iu;
