/** Turns that say by when, how soon or how often. */
export const TIME_PHRASES: readonly string[] = [
  'within #time (of|after|from|before)? ..',
  'not later than ...',
  'no later than ...',
  'at least #time (before|in advance)? ..',
  '#time (before|after|from|in advance) ..',
  'on #time notice',
  '(on|by|with|upon) (giving)? (not less than|at least)? #time (notice|written|prior) ..',
  '(by|before|on) (the)? (first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|7th|10th|14th|15th|20th|25th|28th|last day) (working|business)? (day)? of (each|every|the) ..',
  'by the end of ..',
  '(in|for|during) #time',
  '(every|each|per) (day|night|week|month|quarter|year|term|hour)',
  '(daily|weekly|monthly|quarterly|yearly|annually)',
  'in (advance|arrears)',
  'immediately|at once|forthwith|promptly|without delay|on demand|on (first)? request|the same day|straight away|right away',
  'on or before ..',
];
