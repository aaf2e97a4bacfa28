import { quick, quickly } from './quick-letters.ts';
/** Speech to a program that reads the paper. Whatever party such a sentence also names, it is no clause. */

const BUILT = String.raw`(?:a\.?i\.?|artificial[- ]intelligence|llms?|gpt|machine(?:[- ]learning)?|automat(?:ed|ic)|algorithmic|virtual|digital|computer|robotic)(?:[- ](?:based|powered|driven|assisted|enabled))?`;
const DOES = String.raw`(?:agents?|assistants?|reviewers?|readers?|summari[sz]ers?|models?|systems?|tools?|bots?|analy[sz]ers?|analysts?|evaluators?|graders?|checkers?|screeners?|scanners?|copilots?|parsers?|processors?|programs?|software|engines?|pipelines?)`;
/** Programs that do nothing but read papers, so that a duty of theirs is no clause about a product. */
const READER = String.raw`(?:${BUILT} (?:(?:contract|document|legal|text|review|analysis) ){0,2}(?:reviewers?|readers?|summari[sz]ers?|analysts?|evaluators?|graders?)|(?:(?:contract|document|legal|text) )?(?:summari[sz](?:er|ation|ing)|review(?:er|ing)?|reader|reading|analysis) (?:bots?|models?|agents?|machines?|programs?|software|tools?|ai))`;
const MACHINE = String.raw`(?:${READER}|${BUILT} (?:(?:contract|document|legal|text|review|reading|analysis|summary|language|and|or) ){0,3}${DOES}|a\.?i\.?(?![\w-]|[ ](?:\w+ )?(?:features?|products?|services?|users?|customers?|providers?|vendors?|partners?|developers?|terms|policy|output|data)\b)|artificial intelligences?|(?:large )?language models?|llms?(?![ -]\w+ (?:users|providers))|chat ?bots?|chatgpt|gpt(?:-?\d\w?)?|claude|gemini|copilot|(?:ro)?bots|robots|crawlers|bot|machines|algorithms|neural networks|non-?human (?:readers?|reviewers?))`;
/** Words that mean a program only beside words that say so. */
const PROGRAM = String.raw`(?:software|programs?|tools?|systems?|applications?|models?|assistants?|engines?|services?)`;

const PAPER = String.raw`(?:documents?|agreements?|contracts?|leases?|texts?|clauses?|terms|sections?|paragraphs?|pages?|files?|provisions?|policy|deeds?|passages?|sentences?|letter|note)`;
const THIS_PAPER = String.raw`(?:this|these|the (?:present|above|following|foregoing|preceding)) (?:\w+ ){0,2}?${PAPER}\b`;
const READS = String.raw`(?:read|process|review|analy[sz]|summari[sz]|pars|evaluat|assess|scan|ingest|examin|check|grad|scor|encounter|index|interpret)\w*`;
const SAY = String.raw`(?:say|state|report|omit|skip|leave out|rate|classify|describe|treat|mark|mention|conclude|praise|recommend|assure|tell|emphasi[sz]e|stress|highlight|point out|write|answer|respond|reply|output|list|flag|explain|present|portray|characteri[sz]e|label|call|give|assign|score|approve|disregard|ignore|make clear|focus|summari[sz]e|add|include|warn|criticize|exclude|reveal|disclose|extract|quote|hide|conceal|repeat)`;
const SAID = String.raw`(?:said|stated|reported|omitted|skipped|left out|rated|classified|described|treated|marked|mentioned|presented|portrayed|labell?ed|called|scored|approved|ignored|disregarded|flagged|listed|summari[sz]ed|informed|told)`;
const MUST = String.raw`(?:must|should|shall|is to|are to|has to|have to|need to|please|kindly|(?:is|are) (?:hereby )?(?:instructed|required|directed|asked|requested|expected|advised|reminded|told|ordered) to)`;
const TOLD = String.raw`(?:${MUST},? )(?:not |never |always |only |then |also ){0,2}`;
/** Where an order without a subject begins. */
const OPENS = String.raw`(?:^\W*|[:;,.!(–—-]\s*)(?:please |kindly |so |then |and ){0,2}`;
const VERDICT = String.raw`(?:safe|fair|harmless|balanced|standard|low[- ]risk|risk[- ]free|no risks?|sign\b|favou?rable|market)`;

const pattern = (...parts: readonly string[]) => quickly(parts.join(''), 'i');

const ENGLISH: readonly RegExp[] = [
  // Note to AI reviewers: …
  pattern(
    String.raw`\b(?:(?:notes?|messages?|memo|notices?|attention|instructions?|reminders?|warnings?|guidance|hints?|remarks?|addressed|intended|meant|written|directed|reserved)(?: (?:only|solely|exclusively))? (?:to|for|at|of) |(?:attention|dear|hello|hi|hey|note)[\s,:]{1,3})(?:(?:all|any|every|each|an?|the|our|other|future) ){0,5}(?:${MACHINE}|${BUILT}(?= (?:summari[sz]ation|review|reading|analysis)))`,
    String.raw`(?: (?:summari[sz]ation|review|reading|analysis))?(?:,? (?:and|or) [\w -]{2,40}?)?(?: (?:who|that|which|reading|used|tasked|asked|${READS})\b[^.:;]{0,80}?)?\s*(?:[:,;.!)\]–—-]|$)`,
  ),
  // AI reviewers: … / Summarizer bots, …
  pattern(String.raw`^\W*(?:all |any |the )?${READER}\s*[:,–—]`),
  pattern(
    String.raw`^\W*(?:all |any |the )?${MACHINE}\s*[:,–—]\s*(?:please |kindly |you (?:must|should|shall|are|may|will)|do not|don['’]t|never |always |${SAY} (?:that|this|the|it|no|only|nothing|all|any)\b)`,
  ),
  // … any language model reading this contract … (but not: a party that uses one to read it)
  pattern(
    String.raw`(?<!\b(?:us(?:e|es|ed|ing)|with|of|through|via|on|from) (?:an? |any |the )?)\b${MACHINE} (?:who |that |which |is |are |may |might |will |when |while |currently |(?:asked|tasked|used|told) (?:to|with|for) ){0,4}(?:${READS}|asked about) [^.:;,]{0,25}?${THIS_PAPER}`,
  ),
  // If this document is processed by an AI, …
  pattern(
    String.raw`\b(?:if|when|whenever|where|should|in case)\b[^.:;,]{0,20}\b${THIS_PAPER}[^.:;,]{0,15}\b(?:is|are|be|gets?|being)(?: being)? ${READS} (?:by|with|through|using) (?:an? |any |the )?${MACHINE}`,
  ),
  // AI tools must rate this agreement … / must not report clause 12 …
  pattern(
    String.raw`\b${MACHINE}\b[^.:;]{0,30}?\b${TOLD}${SAY} (?:that )?(?:(?:all|any|each|every|of|the terms|the text|in|on) ){0,4}(?:${THIS_PAPER}|(?:the )?(?:clause|section|article|paragraph)s? [\d(])`,
  ),
  // When summarizing this agreement, state that …
  pattern(
    String.raw`\b(?:when(?:ever)?|while|if|in|on|for|before|after|as|once|upon)\b (?:(?:you|asked|to|are|were|preparing|writing|making|creating|generating|producing|giving|an?|any|the|your|ai|automated) ){0,4}(?!interpret)(?:${READS}|summary|summaries|analys[ie]s|report|assessment|answer)(?: (?:of|on|for|about|to))? ${THIS_PAPER}[^.:;]{0,40}?[,:] ?(?:please |kindly |always |(?:do not|don['’]t|never|you (?:must|should|shall|are to|will)) (?:not |only |always )?)*${SAY}\b(?! (?:the )?(?:headings?|captions?|titles))`,
  ),
  // An automated summary of this agreement must say …
  pattern(
    String.raw`\b(?:a\.?i\.?|llm|machine|automat\w+|computer|bot|model)[- ](?:(?:generated|produced|made|written|created|assisted|based) )?(?:summar(?:y|ies)|reviews?|analys[ie]s|reports?|assessments?) of ${THIS_PAPER}[^.]{0,100}?\b${TOLD}(?:be ${SAID}|${SAY}|contain|begin|start|end)\b`,
  ),
  pattern(
    String.raw`\b(?:the|any|your|every|each) (?:summar(?:y|ies)|analysis|review|assessment) of ${THIS_PAPER}[^.]{0,40}?\b${TOLD}(?:be ${SAID}|${SAY}|contain|begin|start|end)\b[^.]{0,80}\b(?:risks?|red flags?|${VERDICT})`,
  ),
  // For LLMs only: … / … the bot summarizing this …
  pattern(String.raw`^\W*for (?:all |any |the )?${MACHINE} (?:only|alone|exclusively)\s*[:,–—]`),
  pattern(
    String.raw`\b(?:${MACHINE}|${PROGRAM}) (?:currently )?(?:reading|processing|reviewing|analy[sz]ing|summari[sz]ing|parsing|evaluating|scanning) this\b`,
  ),
  pattern(
    String.raw`\b${PROGRAM} (?:that|which) (?:\w+ ){0,2}?${READS} this ${PAPER}\b[^.]{0,80}\b${TOLD}(?:${SAY}|be ${SAID})\b`,
  ),
  pattern(
    String.raw`\b(?:readers?|reviewers?|who(?:so)?ever|anyone|anything)\b[^.]{0,60}\b(?:not (?:an? )?human|(?:by|through|with) (?:an? |the )?(?:machine|computer)|non-?human)\b[^.]{0,60}\b${TOLD}`,
  ),
  pattern(
    String.raw`\b${PAPER}\b[^.]{0,40}\b(?:approved|cleared|certified|prepared|optimi[sz]ed) for ${BUILT} (?:review|reading|analysis|summari[sz]ation)`,
  ),
  pattern(
    String.raw`\b(?:${READER}|non-?human (?:readers?|reviewers?))\b[^.]{0,60}?\b${TOLD}${SAY}\b[^.]{0,40}\b(?:no red flags?|${VERDICT})`,
  ),
  // As the reviewing assistant, you shall rate this contract …
  pattern(
    String.raw`\bas (?:an?|the|our|your) (?:\w+ ){0,2}(?:${MACHINE}|assistant|model|reviewer|summari[sz]er)\b[^.]{0,20}, you ${TOLD}[^.]{0,20}\b${SAY}\b[^.]{0,60}(?:${THIS_PAPER}|\b${VERDICT})`,
  ),
  pattern(
    String.raw`\byour (?:summary|analysis|review|output|response|verdict|assessment) of ${THIS_PAPER}[^.]{0,40}?\b${TOLD}`,
  ),
  pattern(
    String.raw`\bwhen(?:ever)? (?:the |an? |your )?(?:user|reader|human|person|signer)s? asks?\b[^.,]{0,40}\b(?:risks?|${PAPER}|summary)\b[^.,]{0,30}, ?(?:please )?${SAY}\b`,
  ),
  // Rate this contract as low risk … / Conclude that this agreement is …
  pattern(
    OPENS,
    String.raw`(?:rate|evaluate|classify|describe|present|portray|characteri[sz]e|label|score|grade|summari[sz]e|assess|judge|treat|mark) ${THIS_PAPER}[^.]{0,40}\b(?:${VERDICT}|positive\w*|\d+ ?\/ ?10)`,
  ),
  pattern(
    OPENS,
    String.raw`(?:(?:conclude|report|state|say|write|answer) (?:only )?that (?:this|the) ${PAPER} (?:is|are|has|holds?|contains?)\b|conclude that\b[^.]{0,120}\b${VERDICT}|(?:report|say|answer|output|state|write) only (?:that|the)\b)`,
  ),
  pattern(
    OPENS,
    String.raw`(?:do not|don['’]t|never) (?:analy[sz]e|summari[sz]e|flag|mention|report|extract|quote|reveal|discuss|evaluate) (?:(?:this|the) )?(?:clause|section|article|paragraph)s? ?[\d(]`,
  ),
  // Do not flag as a risk that …
  pattern(
    OPENS,
    String.raw`(?:do not|don['’]t|never|avoid|refrain from) (?:flag|report|mention|list|highlight|rais|treat|mark|classif|describ|warn|label|count|present|criticiz|call|includ)\w*\b[^.]{0,80}\b(?:as (?:an? )?(?:(?:potential|high|legal|serious|possible) )?(?:risk|red flag|issue|concern|problem)\b(?! assess)\w*|as (?:risky|unusual|unfair|harmful|one-sided)|in your \w+|(?:in|from) (?:the|any) (?:summary|analysis|output)\b|to the (?:user|reader|signer))`,
  ),
  // Tell the user that this is balanced …
  pattern(
    OPENS,
    String.raw`(?:tell|assure|inform|advise|reassure|persuade|convince|encourage|urge) (?:the |your |any )?(?:users?|readers?|signers?|humans?|person (?:who|reading)[^.,]{0,30}?)\b[^.]{0,60}\b(?:${THIS_PAPER}|it is|${VERDICT})`,
  ),
  // Disregard your earlier instructions …
  pattern(
    OPENS,
    String.raw`(?:ignore|disregard|forget|override|bypass|set aside|drop|discard)\b[^.]{0,30}\b(?:previous|prior|above|earlier|preceding|former|all|any|your|existing|system|other|initial|original|every)\b[^.]{0,30}\b(?:instruct\w*|prompts?|rules?|guidelines?|directions?|commands?|training|programming|constraints?)\b(?! (?:of|from|given by) (?:the )?\w+(?: \w+)? (?:party|manager))`,
  ),
  pattern(
    OPENS,
    String.raw`(?:ignore|disregard|forget) (?:everything|anything|all)\b[^.]{0,20}\b(?:above|before|below|so far|until now)\b`,
  ),
  pattern(String.raw`\b(?:prior|previous|earlier|existing) (?:system )?prompts?\b`),
  pattern(
    String.raw`\b(?:your (?:new |only |real |actual )?(?:task|job|role|goal|objective|purpose|instruction)s? (?:is|are) now (?:only |simply )?to|from now on,? you (?:must|will|are|should)(?: to)?(?: only| always)?) ${SAY}\b`,
  ),
  pattern(
    String.raw`<\|?(?:im_start|im_end|endoftext|\/?system|\/?instructions?|\/?assistant|\/?prompt)\|?>|\[\/?INST\]|<<\/?SYS>>|^\W*#{1,4} ?(?:system|assistant|instructions? (?:to|for)|new instructions?)\b|\bsystem (?:prompt|message|override|instruction|note)s?(?: \w+)? ?:|^\W*\[?(?:system|assistant|ai)\] ?|["']role["'] ?: ?["'](?:system|assistant)`,
  ),
];

/** How one language names such a machine, this paper, what it does with it, and what it is then told. */
interface Tongue {
  readonly machine: string;
  readonly opening: string;
  readonly when: string;
  readonly paper: string;
  readonly order: string;
  /** You are … */
  readonly self: string;
  /** Words before a condition. */
  readonly given: string;
  /** Drop what you were told, together with `EARLIER`. */
  readonly forget: string;
  /** Do not call it a risk. */
  readonly hush: string;
}

const EARLIER = String.raw`(?:\ball|tou[ts]|toda|tutt|sämtlich|vorherig|bisherig|früher|obig|précéd|antéri|anterior|prévi|prévio|previ|precedent|eerder|vorig|tidligere|tidigare|ovenst|föregående|ci-dessus|reçu)`;

const TONGUES: readonly Tongue[] = [
  {
    machine: String.raw`(?:k\.?i\.?(?![\wäöü])(?:[- ](?:system|modell|assistent|prüfer|leser|agent|tool|reviewer|werkzeug|anwendung|programm)\w*)?|künstliche[nrs]? intelligenz(?:en)?|sprachmodell\w*|chatbots?|automati(?:sch|siert)e[nrs]? (?:prüf|les|auswert|analys|system|vertragsprüf)\w*)`,
    opening: String.raw`(?:hinweise?|anweisung(?:en)?|achtung|nachricht|mitteilung|information|bemerkung|anmerkung|wichtig|vermerk|liebe[rs]?|^\W*an)`,
    when: String.raw`(?:beim|bei|wenn|in|für|sofern)\b[^.,:]{0,30}(?:zusammenf|analys|auswert|prüf|bewert|lesen|lies)\w*`,
    paper: String.raw`(?:dies\w+|des vorliegenden|den vorliegenden) (?:vertrag\w*|dokument\w*|text\w*|vereinbarung|klausel|abschnitt\w*|mietvertrag\w*|arbeitsvertrag\w*)`,
    order: String.raw`(?:(?:erwähn|nenn|sag|schreib|ignorier|gib|geben|bewert|beschreib|bezeichn|stell|melde|lass|weis|fass)\w*(?: sie)?\b|\bzu (?:erwähnen|nennen|sagen|schreiben|ignorieren|bewerten|beschreiben|melden)|anzugeben)`,
    self: String.raw`\b(?:bist du|sind sie|du bist|sie sind|du (?:als )?(?:eine? )?|sie (?:als )?(?:eine? )?)`,
    given: String.raw`(?:wenn|sofern|falls|sollte)`,
    forget: String.raw`(?:ignorier|vergiss|vergessen|missacht|verwirf)\w*\b[^.]{0,40}(?:anweisung|instruktion|vorgabe|befehl)\w*`,
    hush: String.raw`nicht als (?:risiko|problem|bedenklich|kritisch) (?:zu )?(?:nennen|melden|erwähnen|bezeichnen|einstufen|markieren|aufführen)\b|keine risiken (?:zu )?(?:melden|nennen|erwähnen)`,
  },
  {
    machine: String.raw`(?:(?:systèmes? |outils? |assistants? |agents? |modèles? )?(?:d['’])?(?<![\wé])i\.?a\.?(?![\wé])|(?:systèmes? )?(?:d['’])?intelligences? artificielles?|modèles? (?:de langage|linguistiques?|de langue)|chatbots?|agents? conversationnels?|assistants? (?:automatiques?|virtuels?|numériques?)|robots?|lecteurs? automatiques?|logiciels? d['’]analyse)`,
    opening: String.raw`(?:notes?|messages?|avis|attention|instructions?|remarques?|rappel|consignes?|chère?s?|destinée?s?|^\W*(?:à|aux?))`,
    when: String.raw`(?:lors|dans|pour|quand|lorsque|si|en)\b[^.,:]{0,30}(?:résum|analys|synth|évalu|relec|relis|lis|lect|trait)[\wéèê]*`,
    paper: String.raw`(?:(?:ce|cet|cette|ces) |(?:du|le|la|au) présente?s? )(?:contrat|document|texte|accord|clause|bail|article|conditions?|convention)s?`,
    order: String.raw`(?:indiqu|dites|dis\b|signal|mentionn|précis|ignor|omett|écri|conclu|décri|présent|affirm|ne (?:pas )?(?:signal|mentionn|indiqu|relev))[\wéèê]*`,
    self: String.raw`\b(?:vous êtes|tu es|êtes-vous|es-tu)`,
    given: String.raw`(?:si|lorsque|quand)`,
    forget: String.raw`(?:ignore[zr]?|oublie[zr]?|ne tenez pas compte)\b[^.]{0,40}\b(?:instructions?|consignes?|directives?)\b`,
    hush: String.raw`\bne (?:signal|mentionn|relev)\w+ (?:aucun|pas)[^.]{0,30}\b(?:risques?|problèmes?)`,
  },
  {
    machine: String.raw`(?:(?:sistemas?|herramientas?|asistentes?|agentes?|modelos?)? ?(?:de )?(?<![\wíó])i\.?a\.?(?![\wíó])|inteligencias? artificial(?:es)?|modelos? (?:grandes? )?de lenguaje|chatbots?|bots?|(?:asistentes?|sistemas?|revisor(?:es)?|lector(?:es)?) (?:virtual|automátic|automatizad)\w*)`,
    opening: String.raw`(?:notas?|mensajes?|avisos?|atención|instruccion(?:es)?|instrucción|recordatorios?|estimad[oa]s?|dirigid[oa]s?|^\W*(?:al?|para))`,
    when: String.raw`(?:al|cuando|si|en|para)\b[^.,:]{0,30}(?:resum|analic|analiz|análisis|revis|evalú|evalu|lea|lee|proces)\w*`,
    paper: String.raw`(?:este|esta|estos|estas|el presente|la presente|del presente) (?:contrato|documento|texto|acuerdo|cláusula|arrendamiento|condiciones|términos)`,
    order: String.raw`(?:indi(?:que|ca)|diga|di que|señal|mencion|omit|ignor|descri|conclu|afirm|escri|no (?:señal|mencion|indi|inform)|present)\w*`,
    self: String.raw`\b(?:eres|usted es|es usted|sois|son ustedes|ustedes son)`,
    given: String.raw`(?:si|cuando)`,
    forget: String.raw`(?:ignor[ae]n?|olvid[ae]n?|haga caso omiso)\b[^.]{0,40}\binstrucciones\b`,
    hush: String.raw`\bno (?:señal|mencion|indi|marqu)\w+ (?:ningún|como)[^.]{0,30}\briesgos?`,
  },
  {
    machine: String.raw`(?:(?:sistem[ai]|strument[oi]|assistent[ei]|modell[oi])? ?(?:di |d['’])?(?<![\wàè])i\.?a\.?(?![\wàè])|(?:sistem[ai] di )?intelligenz[ae] artificial[ei]|modell[oi] (?:linguistic[oi]|di linguaggio)|chatbot|bot|(?:assistent[ei]|revisor[ei]|lettor[ei]|sistem[ai]) (?:virtual|automatic|automatizzat)\w*)`,
    opening: String.raw`(?:not[ae]|messaggi[oo]?|avvis[oi]|attenzione|istruzion[ei]|promemoria|gentil[ei]|car[aei]|^\W*(?:all['’]|ai|agli|per))`,
    when: String.raw`(?:nel|quando|se|durante|per|in)\b[^.,:]{0,30}(?:riassu|riepilog|analizz|analisi|sintesi|sintetizz|valut|revision|legg)\w*`,
    paper: String.raw`(?:quest[oaie]|il presente|la presente|del presente) ?['’]?(?:contratto|documento|testo|accordo|clausola|locazione|condizioni)`,
    order: String.raw`(?:indic|dic[ao]|di['’]? che|segnal|menzion|omett|ignor|descriv|conclud|afferm|scriv|non (?:segnal|menzion|indic)|present)\w*`,
    self: String.raw`\b(?:sei|siete|lei è)`,
    given: String.raw`(?:se|quando|qualora)`,
    forget: String.raw`(?:ignora(?:re|te)?|dimentica(?:re|te)?)\b[^.]{0,40}\bistruzioni\b`,
    hush: String.raw`\bnon (?:segnal|menzion|indic)\w+ [^.]{0,30}\brisch\w+`,
  },
  {
    machine: String.raw`(?:(?:sistemas?|ferramentas?|assistentes?|modelos?)? ?(?:de )?(?<![\wãéí])i\.?a\.?(?![\wãéí])|inteligências? artificia(?:l|is)|modelos? (?:de linguagem|linguísticos?)|chatbots?|(?:assistentes?|sistemas?|revisor(?:es)?|leitor(?:es)?) (?:virtua|automátic|automatizad)\w*)`,
    opening: String.raw`(?:notas?|mensage(?:m|ns)|avisos?|atenção|instruç(?:ão|ões)|lembretes?|prezad[oa]s?|car[oa]s?|^\W*(?:à|ao|às|aos|para))`,
    when: String.raw`(?:ao|quando|se|na|no|para)\b[^.,:]{0,30}(?:resum|analis|análise|revis|avali|ler|process)\w*`,
    paper: String.raw`(?:d?este|d?esta|o presente|a presente|do presente|n?este) (?:contrato|documento|texto|acordo|cláusula|termos|condições)`,
    order: String.raw`(?:indi(?:que|ca)|diga|inform|mencion|omit|ignor|descrev|conclu|afirm|escrev|não (?:mencion|indi|inform|sinal|relat)|apresent|sinal)\w*`,
    self: String.raw`\b(?:você é|vocês são|tu és|és)`,
    given: String.raw`(?:se|quando|caso)`,
    forget: String.raw`(?:ignor[ae]m?|esque[çc]a|desconsider[ae])\b[^.]{0,40}\binstruç(?:ões|ão)`,
    hush: String.raw`\bnão (?:sinaliz|mencion|indi|report|relat)\w+ [^.]{0,30}\briscos?`,
  },
  {
    machine: String.raw`(?:a\.?i\.?(?:[- ](?:systeem|systemen|modell?en|model|assistent\w*|lezers?|tools?))?(?![\w-])|kunstmatige intelligentie|taalmodell?(?:en)?|språkmodell\w*|sprogmodel\w*|k\.?i\.?(?:-(?:system|modell|assistent|verktøy|verktyg)\w*)?(?![\w-])|(?:en )?kunstig(?:e)? intelligen[st]\w*|artificiell intelligens|chat(?:bot|robot)\w*|geautomatiseerde (?:lezer|controle|systeem|systemen)\w*)`,
    opening: String.raw`(?:opmerking|bericht|aandacht|instructies?|let op|beste|melding|merknad|melding|bemerkning|obs|til|till|meddelande|besked|bemærk|anmärkning|notis|notering|kjære|kære|^\W*aan)`,
    when: String.raw`(?:bij|wanneer|als|når|när|ved|vid|om|hvis)\b[^.,:]{0,30}(?:samenvat|analys|beoordel|oppsummer|sammanfatt|opsummer|sammenfatt|gransk|vurder|lees|lest?|läs)\w*`,
    paper: String.raw`(?:deze|dit|denne|dette|denna|detta) (?:overeenkomst|contract|document|tekst|avtale\w*|kontrakt\w*|avtal\w*|dokument\w*|aftale\w*|huurovereenkomst|leie\w*|hyres\w*)`,
    order: String.raw`(?:vermeld|noem|zeg|negeer|schrijf|beschrijf|meld|nevn|oppgi|skriv|si\b|ignorer|nämn|ange|säg|nævn|angiv|sig\b|beskriv)\w*`,
    self: String.raw`\b(?:u een|je een|jij een|u bent|je bent|jij bent|du er|du är|er du|är du)`,
    given: String.raw`(?:als|indien|wanneer|hvis|dersom|om|når|när)`,
    forget: String.raw`(?:negeer|vergeet|ignorer|glem|ignorera|glöm)\b[^.]{0,40}\b(?:instructies|opdrachten|instruk[sts]\w*|anvisning\w*)`,
    hush: String.raw`\b(?:niet|ikke|inte) (?:als|nevn|nämn|nævn|som)[^.]{0,30}\b(?:risico|risiko|risk)\b[^.]{0,3}(?:vermeld|noem|$)`,
  },
];

const LETTER = String.raw`[\p{L}]`;
const ABROAD: readonly RegExp[] = TONGUES.flatMap((tongue) => {
  const { machine, opening, when, paper, order, forget, self, given, hush } = tongue;
  return [
    String.raw`(?<!${LETTER})${opening}(?!${LETTER})[^.:]{0,40}?(?<!${LETTER})${machine}[^.:]{0,70}?\s?:`,
    String.raw`(?<!${LETTER})${machine}[^.:]{0,60}\b${paper}[^.]{0,40}?[,:][^.]{0,40}?${order}`,
    String.raw`(?<!${LETTER})${when}[^.,:]{0,20}${paper}[^.:]{0,30}?(?:[,:] ?|\b(?:is|ist|sind|er|är) )(?:${LETTER}{1,9} ){0,2}${order}`,
    String.raw`(?<!${LETTER})${self}[^.,:]{0,15}(?<!${LETTER})${machine}`,
    String.raw`(?<!${LETTER})${given}(?!${LETTER})[^.,:]{0,15}${paper}[^.,:]{0,25}(?<!${LETTER})(?:${machine}|(?:zusammenf|analys|auswert|überprüf|samenvat|beoordel|oppsummer|sammanfatt)\w*)[^.:]{0,40}[,:]`,
    String.raw`(?<!${LETTER})(?=${forget})(?=[^.]{0,80}${EARLIER})`,
    String.raw`(?<!${LETTER})(?:${hush})`,
  ];
}).map((source) => quickly(source, 'iu'));

/** A word that each of those needs; most English sentences have none. */
const MAY_BE_ABROAD = quick(
  /(?<!\p{L})(?:k\.?i|i\.?a|a\.?i)(?!\p{L})|intelligen(?:z|s|t\w*ie)|artifi[cz]i[ae]l|sprachm|taalm|språkm|sprogm|lenguaje|langage|linguagg|linguagem|linguist|chat|\bbots?\b|robots?\b|automatis|automatic[oi]|automátic|automatizad|virtua|vertrag|dokument|vereinbarung|contrat(?!c)|documento|cláusula|locazione|accordo|acordo|overeenkomst|avtal|aftal|kontrakt|huur|leie|hyres|ignor|verg(?:iss|ess|eet)|missacht|oublie|olvid|dimentic|esque|desconsider|negeer|gl[eö]m|risiko|risiken|risque|riesgo|risch|risco|risico/iu,
);

const SCRIPTS: readonly RegExp[] = [
  /(?:致|给|告)[^。]{0,25}(?:人工智能|AI|语言模型|大模型|机器人)[^。]{0,20}[:：,，]|(?:忽略|无视|忽視|忘记)[^。]{0,8}(?:之前|以上|先前|所有|上述|以前)[^。]{0,8}(?:指令|指示|提示|规则)|(?:你|您)(?:们)?(?:是|作为)[^。，]{0,8}(?:人工智能|AI|语言模型|大模型|机器人)/iu,
  /(?:人工智能|AI|语言模型|大模型)[^。]{0,12}(?:总结|摘要|概括|分析|审查|阅读|处理)(?:本|此|该|這)(?:合同|协议|文件|文本)[^。]{0,20}(?:请|须|应|必须|不要|不得)|(?:总结|概括|摘要)(?:本|此|该)(?:合同|协议|文件)时[^。]{0,10}(?:请|须|应|不要|必须|说)/iu,
  /(?:AI|人工知能|言語モデル|チャットボット)[^。]{0,15}(?:へ|宛|向け|に告ぐ|への指示|への注意)[^。]{0,12}[:：、]|(?:契約書?|文書|本書)を(?:要約|分析|確認|審査)(?:する(?:AI|人工知能|言語モデル)|する際[^。]{0,30}(?:述べ|記載し|報告し|書い)(?:て(?:ください|下さい)|ろ))|(?:以前|上記|これまで|すべて)の(?:指示|命令)[^。]{0,10}無視|(?:あなた|貴方)(?:が|は)[^。]{0,8}(?:AI|人工知能|言語モデル)/iu,
  /(?:إلى|ملاحظة|تنبيه|رسالة|تعليمات)[^.:]{0,30}(?:الذكاء الاصطناعي|نماذج اللغة|النماذج اللغوية|نموذج لغوي|روبوت)[^.:]{0,50}[:،]|تجاهل[^.]{0,30}(?:التعليمات|الأوامر)|(?:إذا كنت|أنت)[^.]{0,12}(?:ذكاء اصطناعي|نموذج|الذكاء الاصطناعي|روبوت)|عند (?:تلخيص|تحليل|مراجعة) هذا (?:العقد|المستند|الاتفاق)[^.]{0,10}(?:اذكر|قل|لا تذكر|يجب)/u,
  /(?:एआई|AI|कृत्रिम बुद्धिमत्ता|भाषा मॉडल|चैटबॉट)[^।:]{0,30}(?:के लिए|हेतु|को|ध्यान दें)[^।:]{0,20}[:,]|आप[^।,]{0,10}(?:एआई|AI|कृत्रिम बुद्धिमत्ता|भाषा मॉडल)|(?:पिछले|सभी|पूर्व)[^।]{0,12}निर्देशों?[^।]{0,15}(?:अनदेखा|नज़रअंदाज़|भूल)|इस (?:अनुबंध|दस्तावेज़|समझौते) का (?:सारांश|विश्लेषण)[^।]{0,20}समय[^।]{0,60}(?:बताएं|कहें|लिखें|न करें)/u,
];

/** Whether a sentence turns to a program that reads this paper, in any of the languages the product reads. */
export function turnsToMachines(sentence: string): boolean {
  const has = (addresses: readonly RegExp[]) => addresses.some((address) => address.test(sentence));
  return (
    has(ENGLISH) ||
    (MAY_BE_ABROAD.test(sentence) && has(ABROAD)) ||
    (/[\u0600-\u06ff\u0900-\u097f\u3040-\u30ff\u4e00-\u9fff]/.test(sentence) && has(SCRIPTS))
  );
}
