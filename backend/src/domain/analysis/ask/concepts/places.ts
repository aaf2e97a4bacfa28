import type { Concept } from './concept.ts';

/** Travel, care, classes, land and deadlines. */
export const CONCEPTS_OF_PLACES: readonly Concept[] = [
  {
    id: 'luggage',
    words: 'bag*|luggage|baggage|suitcase*|kg|weigh*|pieces',
    asks: 'how heavy|my case|my suitcase|how many bags|carry on',
    says: 'hold bag|cabin bag|kilogram|checked',
  },
  {
    id: 'passport',
    words: 'passport*|visa*|travel papers|id',
    asks: 'how long must my passport|papers do i need',
    says: 'months left|valid until',
  },
  {
    id: 'check-in',
    words: 'check in|check-in|gate|arrive|boarding',
    asks: 'how early should i be|what time should i be there|get to the airport',
    says: 'closes * minutes|minutes before departure',
  },
  {
    id: 'miss-flight',
    words: 'turn up|no-show|miss* .. flight|fail to appear',
    asks: "miss the flight|don't show|plane is delayed|flight is late|miss the train",
    says: 'do not turn up|do not come because|we wait',
  },
  {
    id: 'report',
    words: 'report*|tell us|let us know|inform',
    asks: 'how long do i have to tell|when do i have to tell|have to tell him|tell them|who do i tell|call in',
    says: 'in writing within|the same day|within * days|ring|by six|the day it happens',
  },
  {
    id: 'deadline',
    words: 'deadline|by when|no later than|return it by|before',
    asks: 'by when|send the form|until when|last date|latest|how long do i have|how long have i got',
    says: 'return it by|by the|within|not later than|have it by',
  },
  {
    id: 'sign-up',
    words: 'registration|joining|enrol*|admission|sign up|entry|membership',
    asks: 'sign-up charge|join|joining fee|get in|set-up fee|start-up',
    says: 'set-up fee|admission fee|registration of|to join|new member',
  },
  {
    id: 'try-out',
    words: 'trial|try*|probation*|taster',
    asks: 'try it out|for free|give it a go|test it|see if i like it',
    says: 'for nothing|first six months|first fortnight|trying us|first lesson',
  },
  {
    id: 'qualify',
    words: 'audition|test|exam|quiz|requirement*|entry',
    asks: 'do i have to audition|get in|need experience|how old do i have to',
    says: 'no audition|over sixteen|over 21|need to',
  },
  {
    id: 'age',
    words: 'age|years old|over eighteen|under',
    asks: 'how old|too young|can my kid|old enough',
    says: "with a parent's|aged|over 21|over sixteen",
  },
  {
    id: 'witnessed',
    words: 'guarantor|guarantee|surety|co-sign*',
    asks: 'am i on the hook|have to pay his debts|if his money runs out|stand for',
    says: 'answers for',
  },
  {
    id: 'security',
    words: 'repossess*|seize*|lien|security|charge on|collateral',
    asks: 'grab the|take my stuff|come after me|chase me|lose my|come and take',
    says: 'take it and sell|nobody will chase',
  },
  {
    id: 'extra-night',
    words: 'second night|extra night|another night|stay the night|overnight stay',
    asks: 'one more night|keep him overnight|have to stay overnight|longer stay',
    says: 'first night|each night|boarding|a night after',
  },
  {
    id: 'nursing-home',
    words: 'frail*|dementia|needs|care plan',
    asks: "gets worse|gets dementia|can't cope",
    says: 'more as time goes on',
  },
  {
    id: 'tuition-class',
    words: 'class*|lesson*|session*|rehears*|practice*|group*',
    asks: 'course|training session',
    says: 'rehearsals|lessons|a term',
  },
  {
    id: 'concert',
    words: 'concert*|perform*|show|gig',
    asks: 'sing in the|play in the',
    says: 'optional',
  },
  {
    id: 'solar',
    words: 'solar|feed-in|export|panels|sent back to the grid',
    asks: 'my solar power',
    says: 'sent back',
  },
  {
    id: 'roof',
    words: 'roof*|reroof|gutters',
    asks: 'new roof',
    says: 'watertight',
  },
  {
    id: 'moving-house',
    words: 'moving house|move house|moving|new address|change of address',
    asks: "i'm moving|when i move|we move",
    says: 'travels along|if you move|a move',
  },
  {
    id: 'land-taken',
    words: 'redevelop*|take the land|take it back|compulsory',
    asks: 'build on it|take the land|lose the plot',
    says: 'another site',
  },
  {
    id: 'gate',
    words: 'gate*|fence*|stock|stray*|livestock',
    asks: 'leave the gate|lock the gate',
    says: 'left open',
  },
  {
    id: 'tell-before',
    words: 'tell .. before|notice of works|let .. know before',
    asks: 'have to tell|need to warn|have to ask first|need permission|do i need to ask',
    says: 'days before|permission is not needed|ask us|just tell',
  },
];
