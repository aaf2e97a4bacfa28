import type { NamedTitle } from '../../named-title.ts';

/** Work, trade, speech, ideas and data. */
export const FREEDOM_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  restraint: [
    {
      says: [
        '(directly)? (for|with|to) (any|the|our|its|their|end)? (#word)? (customers?|clients?) (of|whose|that|whom|who|you|he|she|they) ...',
      ],
      unless: ['compet*|similar|field|same (trade|business)'],
      title: 'You may not deal with their customers',
    },
    {
      says: [
        'work* ... (any|no|another) other (publisher|client|company|employer|firm|agency|person|business|customer)',
      ],
      title: 'You may not work for others in this field',
    },
    {
      says: [
        '(other|outside|second|additional) .. (work|employment|job|business|jobs|paid work)',
        'paid work',
      ],
      unless: ['after'],
      title: 'You may not take other work',
    },
    {
      says: [
        '(not|never) (to)? (engage|employ|hire|use|take on) (any|a|our|the) (#word)? (tutor|teacher|carer|cleaner|sitter|nanny|member|staff|employee|worker)s?',
        '(not|never) (to)? (engage|employ|hire|recruit|take on) (any|one|anybody|anyone|some) of (our|their|its|the|otherside’s) ...',
      ],
      title: 'You may not hire their people',
    },
    {
      says: [
        '(not|never|nor) .. (work*|act|serve|trade|be employed|engage*|open|set up|run|join|start|teach|treat|cook|compet*) .. (as|for|with|in|at|any|a|another|similar)',
        '#time (after|following|from) ... (not|nor) (for|with|at) (any|another|a)',
      ],
      and: ['#time .. (after|following|from|of)|after (you|leaving|the end|termination)|following'],
      unless: ['disclos*|secret*|confiden*|solicit* .. only'],
      title: 'You may not work in this field afterwards ({time})',
    },
    {
      says: [
        '(not|never|nor) .. (work*|act|serve|trade|be employed|engage*|open|set up|run|join|start|teach|treat|cook|compet*) .. (as|for|with|in|at|any|a|another|similar)',
        '#time (after|following|from) ... (not|nor) (for|with|at) (any|another|a)',
      ],
      and: ['#time .. (after|following|from|of)|after (you|leaving|the end|termination)|following'],
      unless: ['disclos*|secret*|confiden*|solicit* .. only'],
      title: 'You may not work in this field afterwards',
    },
    {
      says: ['solicit*|approach*|poach*|entice*|hire|employ'],
      and: ['staff|employees|employee|team|people|worker*|personnel'],
      title: 'You may not hire their people',
    },
    {
      says: ['solicit*|approach*|deal with|poach*|contact*|canvass'],
      and: ['customer*|client*|member*|walker*|host*|owner*|famil*'],
      title: 'You may not deal with their customers',
    },
    {
      says: [
        'outside (the)? (app|platform|website|service)|off-?app|off-?platform|directly with|privately',
        '(met|found|came to know) .. through (us|them|the #word)|introduced (to you)? by (us|them|the #word)',
      ],
      title: 'You may not deal with people you met through them',
    },
    {
      says: ['compet*|similar business|same (trade|field|business)|rival*'],
      title: 'You may not work for competitors for {time}',
    },
    {
      says: ['compet*|similar business|same (trade|field|business)|rival*'],
      title: 'You may not work for competitors',
    },
    {
      says: ['sub-?let*|assign|assigns|assigned|assigning|lodger*|share (the)? (room|flat|unit)|transfer*'],
      title: 'You may not pass it on to others',
    },
    {
      says: [
        '(buy|purchase|order|obtain|source*|supplied) ... (only|solely|exclusiv*|approved)',
        '(only|solely|exclusiv*) ... (buy|purchase|order|obtain|source*|suppl*)',
      ],
      title: 'You may buy only from them',
    },
    { says: ['exclusiv*|sole'], title: 'You may deal with nobody else' },
    {
      says: [
        'no other .. (photographer|supplier|contractor|caterer|agent|person|company)|nobody else|no one else',
      ],
      title: 'Nobody else may do this',
    },
  ],
  gag: [
    {
      says: ['review*|negative|disparag*|critic*|bad about|ill of|comment*|complain* in public|social media'],
      title: 'You may not say anything bad about them',
    },
    {
      says: ['pay|salary|wages'],
      and: ['discuss*|disclos*|tell*|talk*|confiden*'],
      title: 'You may not talk about your pay',
    },
    {
      says: ['confiden*|secret*|disclos*'],
      and: ['for ever|forever|without end|indefinite*|after|always|survive*|perpetual*'],
      unless: ['(one|two|three|1|2|3|six|twelve) (years?|months?)'],
      title: 'You must keep it secret for a very long time',
    },
    { says: ['confiden*|secret*|disclos*'], title: 'You must keep what you learn secret' },
  ],
  'ip-grab': [
    {
      says: ['photo*|picture*|review*|post*|content|upload*|video*|recording*|footage'],
      and: ['licen*|use|right*|grant*|publish*'],
      title: 'They may use your pictures or words for free',
    },
    {
      says: ['invention*|code|software|design*|idea*|work|works|writing*|material*|result*'],
      and: ['belong*|own*|assign*|vest*|property|transfer*|pass*'],
      title: 'What you create belongs to them',
    },
    { says: ['feedback|suggestion*|idea*'], title: 'Your ideas and feedback become theirs' },
    {
      says: ['train* .. (model*|system*|software|ai|algorithm*)|artificial intelligence|machine learning'],
      title: 'Your work may train their software',
    },
    { says: ['moral right*'], title: 'You give up the right to be named' },
  ],
  'data-or-image': [
    {
      says: ['privacy (policy|notice|statement)'],
      title: 'You agree to their privacy policy with this paper',
    },
    {
      says: ['credit (agency|agencies|reference|bureau|report|score|file)'],
      title: 'Your payments are reported to credit agencies',
    },
    {
      says: ['share*|sell*|sold|pass*|disclos*|transfer*|give*|supply|supplied'],
      and: ['{thirdParty}'],
      unless: ['permit|ownership|keys|plates|nobody|combine*|warrant*'],
      title: 'They pass your data to others',
    },
    {
      says: ['location|gps|track*|tracker|telematic*|position'],
      unless: [
        'walker|driver|track record',
        '(clos*|remodel*|renovat*|shut*|mov*|relocat*|chang*) ... location*|(another|other|different|any|which|whichever) (#word)? location*',
        '(send|make|show|give) .. (offers?|advert*|promotions?|marketing) ...',
      ],
      title: 'They track where you are',
    },
    {
      says: ['photo*|picture*|image*|film*|footage'],
      and: ['use|used|uses|publish*|advertis*|website|social media|market*|brochure*|show*|appear*|compet*'],
      unless: [
        'licen(s|c)ed|warrant*|its own|you|your|yourself|me|my|face*|likeness|portrait*|name*|voice|testimonial*|guests?|members?|customers?|people|person|child|children|son|daughter|pupil*|couple|wedding|event|performance|lessons?|visitors?|participants?|players?',
      ],
      title: 'They may use the pictures they take',
    },
    {
      says: ['name|logo|trade mark*|trademark*'],
      and: ['use|used|uses|publish*|advertis*|website|social media|market*|brochure*'],
      unless: [
        'photo*|picture*|image*|likeness|portrait*|voice|(child|children|son|daughter|pupil*|ward|ward’s)|its own',
      ],
      title: 'They may use your name in public',
    },
    {
      says: [
        'likeness|portrait*|your (name|#word)? (and|or|,)? (photo*|picture*|image*|face|voice)',
        '(photo*|picture*|image*|video*|film*) .. (of|with|showing) (you|your|me|her|him|them|people|members?|guests?|the (guest*|member*|customer*|client*|couple|participant*|player*|visitor*|student*|tenant*|worker*|employee*|volunteer*))',
        '(you|your|members?|guests?|participants?|players?|visitors?|people) ... (photo*|picture*|image*|film*|video*)',
      ],
      and: ['use|used|uses|publish*|advertis*|website|social media|market*|brochure*|show*|appear*|compet*'],
      unless: [
        'warrant*|(child|children|son|daughter|pupil*|ward|ward’s)|its own',
        '(photo*|picture*|image*) of (the|our|its) (#word)? (room*|hall|house|barn|venue|garden|building|work|food|car|goods|place|table*)',
      ],
      title: 'They may use pictures of you',
    },
    {
      says: ['photo*|picture*|image*|video*'],
      and: ['(child|children|son|daughter|pupil*|ward|ward’s)'],
      title: 'They may use pictures of your child',
    },
    {
      says: ['camera*|cctv|film*|video*|record*'],
      and: ['camera*|cctv|film*|video*|call*|audio|voice|concert*|session*|lesson*|meeting*|screen'],
      unless: ['(not|never|no) .. (allow|permit|let|film|record|other)|any other (film*|photo*|recording)'],
      title: 'You may be filmed or recorded',
    },
    {
      says: ['e-?mail*|message*|internet|computer|device|laptop|phone'],
      and: ['monitor*|read|inspect*|check*|access*|log*|search*|review*'],
      title: 'They may read or monitor your messages',
    },
    {
      says: ['marketing|offers|advertis*|newsletter*|contact you|promotion*'],
      title: 'They may use your data for advertising',
    },
    {
      says: [
        'health|medical|biometric*|fingerprint*|(face|facial) (data|scan*|image*|recognition|print*|template*|geometry)|faceprint*',
      ],
      title: 'They use sensitive data such as health or face',
    },
  ],
  'work-demands': [
    {
      says: [
        '(other|another|different|any) .. (office|branch|site|place|location|depot|department|town|city|country|customer|store)',
        '(must|shall|will|may|to|have to|required to|expected to|asked to|can) (be (asked|required|expected) to)? (also)? travel|relocat*|transfer*',
      ],
      unless: ['readerside (are|is) off|(are|is) off (too|then|as well)|(days?|time) off with pay'],
      title: 'They may send you to work elsewhere',
    },
    {
      says: ['on call|on-call|reachable|standby|stand-by|available|answer'],
      title: 'You must be reachable outside your hours',
    },
    {
      says: ['overtime|longer hours|additional hours|extra hours|beyond (the|your|those|normal) .. hours'],
      title: 'They may ask for longer hours',
    },
    {
      says: ['weekend*|sunday*|saturday*|evening*|night*|public holiday*|bank holiday*'],
      and: ['work*|shift*|duty|duties|mind|cover|on call|overtime|help|stay on|rota|roster*'],
      title: 'They may ask for work at night or on free days',
    },
    { says: ['duties|tasks|other work|help'], title: 'They may give you other tasks' },
    {
      says: [
        '(your|annual|take|any|no) (#word)? (holiday|holidays|leave|days off|vacation)|holiday request*',
      ],
      title: 'They limit when you may take time off',
    },
    {
      says: ['shift*|roster*|hours'],
      unless: [
        '(within|in|inside) #time|not (as|in) hours|hours (as|that|when) (she|he|you|they|suit*)|(she|he|you|they) (think*|choose*|like*|please*) fit?',
      ],
      title: 'They may change your working hours',
    },
  ],
};
