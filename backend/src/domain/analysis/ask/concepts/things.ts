import type { Concept } from './concept.ts';

/** Harm, repairs, and things that get lost. */
export const CONCEPTS_OF_THINGS: readonly Concept[] = [
  {
    id: 'stolen',
    words: 'stolen|theft|steal*|stole|robbed|robbery|burgl*|break in|break-in|disappear*',
    asks: 'nicked|pinched|swiped|lifted|half-inched|taken from|goes missing|went missing|gone missing|grabbed|ripped off',
    says: "loss|lost|own risk|your risk|owners' risk|at your peril|answer for|not my concern|vandalism|left overnight|belongings|left in",
  },
  {
    id: 'lost',
    words: 'lose|lost|losing|missing|loss|mislaid',
    asks: "can't find|misplace*|went missing|left it on the bus|gone",
    says: 'lost key|a lost|lost or damaged|are lost',
  },
  {
    id: 'broken',
    words:
      'break|broke|broken|breaks|breakage*|damage*|smash*|crack*|dent*|scratch*|spoil*|ruin*|wreck*|harmed|harm|tear|tore',
    asks: 'trash*|bust|busted|knackered|burned|burnt|stain*|spilt|spilled|chipped|bump|scrape|prang*|cracked|break something',
    says: 'crack|wear|wear and tear|at the price|own damage|mishaps|scrape|burn|as it stands|whatever is later found wrong|breakages',
  },
  {
    id: 'not-working',
    words: 'fault*|defect*|breakdown|break down|breaks down|broken down|out of order|stops working|fails',
    asks: "packs up|pack up|conk* out|doesn't work|goes wrong|blows up|give up the ghost|goes on the blink|on the fritz|stuck|heating goes|breaks down",
    says: "gives up|stops working|won't start|repair*|in working order|what it costs|outage|put right|mend",
  },
  {
    id: 'repair',
    words: 'repair*|fix*|mend*|maint*|upkeep|service*|put right|restor*|overhaul',
    asks: 'sort out|sort the|who fixes|look after|keep up|gets it fixed|patch up|who changes|who decorates|sort it|put it right|keep the .. up',
    says: 'in working order|kept in repair|keep .. in repair|we look after|makes good|yours to see to|for us to see to|renewed at|urgent jobs|made safe|watertight|in the condition|we paint|keep the track',
  },
  {
    id: 'leak',
    words: 'leak*|water|flood*|burst|damp|escape of water|soak*',
    asks: "got wet|soaked|drenched|water gets in|pipe's burst|pipe bursts|roof leaks|leaking|wet",
    says: 'burst pipe|bursts|leaking roof|watertight|rain|a leak',
  },
  {
    id: 'fire',
    words: 'fire|burn*|burns down|burnt|blaze|smoke damage',
    asks: 'burns down|goes up in flames|catches fire|campfire|bbq|barbecue|fireworks|light a fire|bonfire',
    says: 'bonfire*|braai|extinguisher*|lightning|cannot be lived in|flue',
  },
  {
    id: 'hurt',
    words: 'hurt|injur*|accident*|harm|sick|poison*|wounded',
    asks: 'falls over|fall over|breaks a leg|bitten|bites|kicks|gets hurt|slip|slips|trip over|knocked over|food poisoning|cuts himself',
    says: 'accidents|scrape|gets sick|whatever happens to any|claims by|medical|carry it|want of care|negligence|somebody is hurt|is hurt|make* good whatever',
  },
  {
    id: 'crash',
    words: 'crash*|collision|accident|bump*|excess|scrape*|damage to the car',
    asks: 'prang*|dent* the car|dented|smash up the car|write it off|wrote off|hit something|had a crash|ding',
    says: 'first amount|bear the first|deductible|whoever was driving|on the policy|bump in the car|no excess|cover the excess',
  },
  {
    id: 'liable',
    words: 'liab*|responsib*|answer for|negligen*|compensat*|make good|indemn*',
    asks: "their fault|is it my fault|am i to blame|who's to blame|sue|on the hook|is that on|do they cover|have to answer|carry the can|pay out|will they pay|do they pay|who pays if",
    says: "own risk|at your risk|we don't pay|will not pay|can't answer|cannot answer|no claim|not our|held responsible|won't be held|nobody will blame|stand behind you|in full|is no matter for|limited to|most we can owe|we cover|make it good|shall compensate|stay* responsible|would be on you|we pay what you prove|takes no responsib*|do not replace|ends at",
  },
  {
    id: 'insurance',
    words: 'insur*|cover|covered|policy|policyholder',
    asks: 'is it covered|am i covered|need cover|if something happens to it',
    says: 'liability cover*|comprehensive|third-party risks|excess|premium|group cover|public liability',
  },
  {
    id: 'key',
    words: 'key|keys|fob|key tag|key card|tag|lock|padlock',
    asks: 'get in|locked myself out|spare key|let myself in|find the keys',
    says: 'key is|handed in|gate key|code comes',
  },
  {
    id: 'phone',
    words: 'phone*|mobile*|handset|device*|laptop*|tablet',
    asks: 'iphone|cell|computer|gadget',
    says: 'watches|electrical|jewelry|jewellery|devices',
  },
  {
    id: 'valuables',
    words: 'valuable*|jewel*|ring|watch|cash|money left|antique*|glasses|spectacles',
    asks: 'wedding ring|heirloom*|instrument*|bike|bicycle|camera|sofa',
    says: 'belongings|goods|articles|own things|personal effects|instruments|bicycles|coats|left in|listed|contents|pram*|clothes',
  },
  {
    id: 'bike',
    words: 'bike*|bicycle*|cycle|cycles',
    asks: 'pushbike|my bike',
    says: 'bicycles',
  },
  {
    id: 'guarantee',
    words: 'guarantee*|warrant*|defects|promise*',
    asks: 'guaranteed|how long is it good for|comes back broken|if it breaks again|turns out bad|stands behind',
    says: "put right every defect|done over|does not hold|doesn't hold|as it stands|two years we|stay so",
  },
  {
    id: 'rubbish',
    words: 'rubbish|bin|bins|trash|garbage|waste|refuse|litter|compost',
    asks: 'tip|dump|junk|take the bins|recycling|skip',
    says: 'skip|dispos*|take away|clear away',
  },
  {
    id: 'own-things',
    words: 'furniture|belongings|possessions|things|goods|tools|stuff|items|kit|gear',
    asks: 'my stuff|my things|sofa|bed|tv|what i bring|store|keep in',
    says: 'bring your own|left in|kept in|household things|structure|contents|meant for|a kit',
  },
  {
    id: 'bills',
    words: 'electric*|gas|heating|water|internet|wifi|wi-fi|broadband|utilities|hydro|heat|light',
    asks: 'bills|leccy|power|radiator*|boiler',
    says: 'heat, light|in the price|meter|units|generator|geyser|heating',
  },
  {
    id: 'outage',
    words: 'outage|power cut|blackout|brownout|load shedding|downtime|interrupt*|no signal',
    asks: 'lights go out|no electricity|goes down|power goes|no power|no service',
    says: 'lasts more|unavailable|fault lasts',
  },
  {
    id: 'cut-off',
    words: 'disconnect*|cut off|switch off|switched off|suspend*|shut off|turn off',
    asks: 'cut me off|pull the plug|turn off my|lock me out|block me',
    says: 'disconnection|switch the system|reconnect*|not cut anyone off|gate code|emergency calls',
  },
  {
    id: 'wrong-bill',
    words: 'mistake*|error*|wrong|incorrect|dispute*|overcharg*|query',
    asks: "bill is wrong|charged too much|overcharging me|ripped off|charge twice|don't agree with the bill|make a mistake",
    says: 'looks odd|paid back with|errors in a statement|in dispute|question it|conclusive',
  },
];
