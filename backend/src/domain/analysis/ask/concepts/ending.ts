import type { Concept } from './concept.ts';

/** Leaving, stopping, changing one's mind, waiting, going on. */
export const CONCEPTS_OF_ENDING: readonly Concept[] = [
  {
    id: 'leave',
    words:
      'leave|leaving|terminat*|cancel*|resign*|quit*|withdraw*|end this|end the|ends this|give up|surrender|move out|stop .. contract|stop the job|determine this|step back|part company',
    asks: 'get out|getting out|out of it|out of this|pull out|walk away|walk out|back out|opt out|drop out|pack it in|packing it in|jack it in|chuck it in|bail|call it off|call it quits|say goodbye|moving out|get rid of|stop it|end it|finish early|go before|off the hook|stop coming|want out|get shot of|hand it back|fire you|get out of the contract|stuck till|am i stuck|locked in|tied in|ditch|scrap',
    says: "notice|call off the|calls off|called off|either of us|either party|either side|you can go|you may go|walk out|may end|ends the|you can stop|you may leave|parting|how do we part|at any time|on any day|withdrawing|is enough|word from you|warning from|months' warning|break fee|no right to end|you don't owe me a reason|close the account|stepping down",
  },
  {
    id: 'notice',
    words: "notice|warning|notice period|months' notice|weeks' notice|days' notice",
    asks: 'how early .. say|how soon .. say|tell them beforehand|let them know|how much warning|how far ahead|heads up|how long before|give in my notice|hand in my notice|how fast|in advance do i',
    says: "beforehand|ahead|week's notice|month's notice|weeks earlier|days earlier|weeks in writing|days' word|months ahead|a week is enough|weeks before|days before|months before|months' warning|written notice|week's word",
  },
  {
    id: 'cooling-off',
    words:
      'change .. mind|cooling off|right of withdrawal|within * days of signing|right to cancel|think again|cold feet',
    asks: "changed my mind|having second thoughts|back out after|gone off the idea|regret|back out|undo it|i don't want it any more|better of it|make up my mind|how long do i have to cancel|how long do i have to decide",
    says: 'without saying why|days from signing|withdraw|get everything back|days to think|no reason is needed|third business day|of ordering|working days to think|within 24 hours|fourteen days from|simply think better|after the first lesson|take back this consent|is open for|say no at any time|days from today|open for',
  },
  {
    id: 'cancel-event',
    words: 'cancel*|postpone*|call* .. off|put off|new date|another date|reschedul*|no-show',
    asks: "break up|split up|call the whole thing off|change our minds|can't make it|can't come|have to cancel|last minute|scrub|scrap*|don't turn up|doesn't turn up|move the date|a day later|fly later|if it's off|snowed off|rained off|pull out",
    says: "calls it off|call it off|plans change|move the day|find another date|change of date|move the dates|the morning itself|to call off|cancels inside|slot|up to 48 hours|on the morning|can't be held",
  },
  {
    id: 'other-cancels',
    words: 'we cancel|if we call|calls off|we call it off|cancelled by us',
    asks: "they cancel|they call it off|they scrap|they pull out|they let us down|called off by them|scrap the|call off a class|if they don't come|they back out",
    says: "let you down|we have to call off|we have to cancel|that we cancel|is cancelled|we put it off|we can't step back|we for our part|if we have to cancel",
  },
  {
    id: 'thrown-out',
    words:
      'evict*|expel*|exclude*|dismiss*|put .. out|ask* .. to leave|throw .. out|kick .. out|throw* out|locked out|end the tenancy|remove anyone',
    asks: "sack*|fire me|fired|kick me out|chuck .. out|chuck me|get rid of me|boot .. out|on the street|turf* out|make me leave|send .. home|sent home|bumped|delete my account|close my account|let me go|don't need me|no longer need",
    says: 'asked to leave|court order|on the street|sent home|without notice|at once|immediately|put anybody out|to leave only|look for another place|suspend or delete|may suspend|end a membership|refuse to carry|left behind|ask you to leave|notice from us|from us you get',
  },
  {
    id: 'at-once',
    words:
      'at once|immediately|straight away|on the spot|without notice|overnight|on the day|without warning',
    asks: 'from one day to the next|for no reason|just like that|out of the blue|same day',
    says: 'for any reason|for none|with no notice|no warning|not a reason|that same evening|today',
  },
  {
    id: 'pause',
    words: 'freeze|frozen|pause*|suspend*|on hold|skip*|payment holiday|break',
    asks: "put .. on hold|take a break|time out|stop for a while|miss a month|skip a month|while i'm away|have a break|take some time off",
    says: 'stopp* for|skip|put off|wait till the next|from one week to|held for you|hold your room|no rent is due',
  },
  {
    id: 'renew',
    words:
      'renew*|rolls over|roll over|automatic*|extend*|extension|prolong*|next year|another year|start* afresh',
    asks: 'carry on by itself|on its own|keep going|do nothing|have longer|more time|stay longer|for longer|again next year|stop it renewing|run on',
    says: 'by itself|unless you opt out|month by month|lapses|new form|for a further|six months more|keep .. for longer|offered to|goes on|a licence for|each year .. starts|unless .. earlier',
  },
  {
    id: 'how-long',
    words: 'duration|term|expire*|expir*|end date|until|last day|period',
    asks: 'how long does it last|how long is it for|when does it run out|run out|when is it over|finish|when does it end|last date|latest date|how long can they|how long have i got|how long do i have',
    says: 'perpetual|runs from|to 31|for five years|ends on|from .. to|season runs|stops on|last lesson|years from|months from|for life',
  },
  {
    id: 'bound',
    words: 'minimum term|minimum period|fixed term|lock-in|commitment period|initial term',
    asks: 'tied in for|tied for|locked in for|stuck for|bound for|committed for|how long am i tied|how long am i stuck|how long am i locked|how long am i in',
    says: 'term of|for a term|for a period of|runs for|lasts for|month to month|minimum contract',
  },
  {
    id: 'early',
    words: 'early|before the end|before the term|ahead of time|sooner',
    asks: "before the year is out|before it's up|halfway|half way|in the middle|after * months|part way|early on|in march|after a month",
    says: 'before the * are over|within the first|during the|partial periods|ended early|in the course of|before the fixed|inside that|minimum period|minimum term|earlier than',
  },
  {
    id: 'after-end',
    words: 'after leaving|after the end|afterwards|once it ends|after it ends',
    asks: "after i've moved|once i've left|when i've gone|when it's over|later on|after i go|when i finish|can't find work|afterwards",
    says: 'runs on|after you go|after the last|of leaving|when .. over|for * months after|of finishing|meanwhile|go on until',
  },
  {
    id: 'left-behind',
    words: 'left behind|things left|belongings left|uncollected|not collected|clear*',
    asks: "leave some junk|leave my stuff|leave .. behind|forget something|forgot something|leave the place in a mess|never come back|forgot to collect|don't collect|left my stuff|leave things|leave a mess",
    says: 'kept for * days|we store|store them|you forget|left tidy|ground is left|clear a plot|an animal left|nobody has asked about|do not come back|is kept for|swept|anything you forget',
  },
  {
    id: 'pick-up-late',
    words: 'late collection|late pick up|collect* .. late|pick* .. up late|after closing',
    asks: "pick* .. up late|late picking|minutes late|hour late|hours late|can't pick .. up|late fetching|late collecting|stuck in traffic|pick* .. up at|can't collect",
    says: "late collection|each started hour|a minute after|within a quarter of an hour|collect your|after that it's|please come within|not collected|after six|a day after",
  },
  {
    id: 'run-late',
    words: 'late|delay*|not ready|overrun*|overdue|behind schedule|not in time',
    asks: 'turn up late|run over|runs over|not ready|arrive late|arrives late|take longer|miss the deadline|hours late|weeks late|show up late|running late|late bringing|late bringing .. back|late back',
    says: "we're late|after that date|isn't ready|if it isn't|for every day until|hour late|estimates|each half hour|every hour|takes longer|not in breach|a whole day late|an hour late|we are late|of schedule",
  },
  {
    id: 'back-in',
    words: 'return|bring back|give back|hand back|bring .. back',
    asks: 'give him back|bring it back|hand .. back|send it back|take it back|give it back|swap it|return it|change it',
    says: 'bring him back|bring .. back|handed over|hand .. in|hands over|swap|replace it|take him and pay',
  },
  {
    id: 'dies',
    words: 'die|dies|death|deceased|estate|passes away',
    asks: "passes on|pass away|kick* the bucket|when i'm gone|if something happens to me|after i die|kids get|old man|heirs",
    says: 'spouse or child|the estate|children are bound|goes while|goes into a home|something happens to me|after a death|the remainder of the period',
  },
  {
    id: 'sold-up',
    words: 'sell|sells|sale|sold',
    asks: 'flog|get rid of it|sell up|sell my house|sell him on|sell it on',
    says: 'part with him|buyer|purchaser|sell or let|takes over this|offer him|new owner|selling',
  },
  {
    id: 'sell-debt',
    words: 'assign*|transfer*|pledge this|novat*',
    asks: 'flog my debt|sell my debt|pass it on|someone else take over|other company|hand it over to|take over from me|take over my|sold to someone',
    says: 'sell or assign|another firm|the new owner|passing on|passing it on|plot on when|goes to the next|take over the',
  },
  {
    id: 'company-gone',
    words: 'insolv*|bankrupt*|closes|close down|wind* up|liquidat*|cannot meet',
    asks: 'go bust|goes bust|go under|shut down|goes under|run out of money|funding dries up|money runs out|folds',
    says: 'were we to close|shut the service|donor|withdraws the grant|cannot meet our debts|trustee|grant|not be enough|money stops|compensation scheme|fail us',
  },
  {
    id: 'no-work',
    words: 'redundan*|stand down|lay off|no work|short time|work dries up',
    asks: "there's no work|nothing to do|run out of work|don't need me|quiet week|slow season",
    says: "work dries up|stand you down|no longer need|we're away and don't need|keeps coming",
  },
];
