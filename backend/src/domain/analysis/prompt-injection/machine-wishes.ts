import { quick, quickly } from './quick-letters.ts';
/**
 * Orders to a program, told by what they are made of: somebody who is a program, or the rules and the summary of whoever
 * reads; something to be left out or said; and what it is about. Any one of the three stands in honest papers; together they
 * make sense only if a program reads.
 */
interface Language {
  /** Who reads: a program, by any of its names. */
  readonly machine: string;
  /** To leave out, or to say instead. */
  readonly wish: string;
  /** What is left out or praised: clauses, risks, verdicts. */
  readonly about: string;
  /** Second person: "your summary", "your rules". */
  readonly yours: string;
  /** Forget your rules. */
  readonly forget: string;
}

const LANGUAGES: readonly Language[] = [
  {
    machine: String.raw`(?:language models?|llms?|gpt|chat ?bots?|bots?|a\.?i\.? (?:readers?|reviewers?|agents?|assistants?)|machine readers?|(?:automat\w{1,4}|reviewer|reviewing|analysis|screening|summari[sz]\w{1,5}) (?:software|tools?|programs?|systems?|readers?|reviewers?)|override)`,
    wish: String.raw`(?:omit|skip|hide|suppress|leave out|not (?:mention|report|flag|list|reveal|contain)|reveal|(?:are|is) (?:instructed|told|asked|required) to|output only|rate|classify|treat|describe|praise|recommend|say|mark)`,
    about: String.raw`(?:clauses?|sections?|paragraphs?|annex|appendix|schedule|penalt\w{1,3}|fees?|deposit|risks?|red flags?|safe|fair|harmless|approved|low risk|balanced|in all outputs?|your summary)`,
    yours: String.raw`\byour (?:summary|answer|reply|report|output|analysis|review)\b`,
    forget: String.raw`\b(?:forget|ignore|disregard|drop) (?:all )?(?:of )?your (?:rules|guidelines|training|instructions|restrictions)\b`,
  },
  {
    machine: String.raw`(?:sprachmodelle?s?|ki|ki-systeme?n?|chatbots?|automatische[nr]? (?:prüf|lese|analyse)?\w{0,14}(?:programme?n?|systeme?n?|werkzeuge?n?|prüfer)|analysierende[ns]? (?:modell|programm|system)s?)`,
    wish: String.raw`(?:nicht (?:erwähn\w{1,3}|nenn\w{1,3}|meld\w{1,3})|keine? (?:risiken|mängel) (?:meld|nenn)\w{1,3}|erwähne?|weglassen|auslassen|bewerte\w{0,2}|lobe|empfiehl|melden|gib\b|antworte|ausgeben|stufe)`,
    about: String.raw`(?:§|klauseln?|absatz|abschnitt|risik\w{1,3}|kaution|vertragsstrafe\w{0,2}|unbedenklich|fair|sicher|zusammenfassung|ergebnis)`,
    yours: String.raw`\b(?:deine?[rnm]?) (?:zusammenfassung|antwort|analyse|ausgabe|bericht)\b`,
    forget: String.raw`\b(?:vergiss|ignoriere) (?:alle )?deine (?:vorgaben|regeln|anweisungen)\b`,
  },
  {
    machine: String.raw`(?:modèles? de langage|assistants?|chatbots?|robots? lecteurs?|(?:les |aux |des )?(?:ia|intelligences? artificielles?)|(?:outils?|programmes?|logiciels?|systèmes?) d['’]analyse(?: automatique)?|lecteurs? automatiques?)`,
    wish: String.raw`(?:n['’]?(?:évoque|mentionne|signale|cite)\w{0,2} (?:pas|aucun)|ne (?:mentionne|signale|cite|révèle)\w{0,2} (?:pas|aucun)|omett\w{1,4}|class(?:er|ez|e)\b|déclar\w{1,3}|réponds|recommande\w{0,2}|qualifi\w{1,4}|doivent (?:classer|ignorer|omettre))`,
    about: String.raw`(?:clauses?|articles?|risques?|pénal\w{1,4}|document|contrat|bail|résumé|rapport|sûre?|équitable|danger)`,
    yours: String.raw`\b(?:ta|ton|votre) (?:réponse|résumé|rapport|analyse|sortie)\b`,
    forget: String.raw`\b(?:oublie|ignore)[sz]? (?:toutes )?(?:tes|vos) (?:règles|consignes|instructions)\b`,
  },
  {
    machine: String.raw`(?:modelos? de lenguaje|asistentes?|chatbots?|ia|inteligencias? artificial(?:es)?|(?:sistemas?|programas?|herramientas?) (?:automátic\w{1,2}|de análisis)|lectores? automátic\w{1,2})`,
    wish: String.raw`(?:no (?:mencion|inform|señal|report|cit)\w{1,4}|omit\w{1,3}|deben (?:omitir|ignorar|calificar)|califi\w{1,5}|clasifi\w{1,5}|responde|recomienda|di que)`,
    about: String.raw`(?:cláusulas?|artículos?|riesgos?|penaliza\w{1,6}|fianza|contrato|informe|resumen|segur[oa]|just[oa])`,
    yours: String.raw`\b(?:tu|su) (?:resumen|respuesta|informe|análisis)\b`,
    forget: String.raw`\b(?:olvida|ignora)[ns]? (?:todas )?(?:tus|sus) (?:reglas|normas|instrucciones)\b`,
  },
  {
    machine: String.raw`(?:modelos? de linguagem|assistentes? de ia|chatbots?|ia|inteligências? artifici\w{2,4}|(?:sistemas?|programas?|ferramentas?) (?:automátic\w{1,2}|de análise)|leitores? automátic\w{1,2})`,
    wish: String.raw`(?:não (?:mencion|inform|apont|report|cit)\w{1,4}|omit\w{1,3}|devem (?:omitir|ignorar|classificar)|classifi\w{1,5}|responda|recomende|diga que)`,
    about: String.raw`(?:cláusulas?|artigos?|riscos?|multas?|caução|contrato|relatório|resumo|segur[oa]|just[oa])`,
    yours: String.raw`\b(?:o |a )?(?:seu|sua|teu|tua) (?:resumo|resposta|relatório|análise)\b`,
    forget: String.raw`\b(?:esqueça|esquece|ignore) (?:todas )?(?:as )?(?:suas|tuas) (?:regras|normas|instruções)\b`,
  },
  {
    machine: String.raw`(?:modell[oi] linguistic[oi]|assistent[ei] ia|chatbot|ia|intelligenz[ae] artificial[ei]|(?:sistem[ai]|programm[ai]|strument[oi]) (?:automatic\w{1,2}|di analisi)|lettor[ei] automatic[oi])`,
    wish: String.raw`(?:non (?:cit|menzion|segnal|riport)\w{1,4}|omett\w{1,4}|devono (?:omettere|ignorare|classificare)|valuta|classific\w{1,4}|rispondi|consiglia)`,
    about: String.raw`(?:clausol[ae]|articol[oi]|rischi\w{0,2}|penal[ei]|caparra|contratto|rapporto|riassunto|sicur[oa]|equ[oa])`,
    yours: String.raw`\b(?:il )?(?:tuo|tua|suo|sua) (?:riassunto|risposta|rapporto|analisi)\b`,
    forget: String.raw`\b(?:dimentica|ignora) (?:tutte )?(?:le )?tue (?:regole|istruzioni)\b`,
  },
];

/** "Your summary must say that it is fair": what a summary is to say or be. */
const MUST_BE =
  /\b(?:must|should|shall|has to|begin|start|only|muss|soll|doit|commencer|debe|deve|dire|dizer|decir)\b[^.]{0,60}\b(?:fair|safe|no risk|balanced|harmless|sicher|unbedenklich|équitable|danger|risque|justo|segur[oa]|riesgo|risco|equo|sicuro|rischi\w{0,2})\b/iu;
/** "Begin your answer with: …", "When generating a summary, describe …". */
const SHAPED =
  /^\W{0,3}(?:begin|start|end|open|close) your (?:answer|reply|response|summary|report|output) with\b|\b(?:when|while) (?:generating|writing|making|producing|preparing) (?:a|the|your|any) (?:summary|report|answer|review|analysis|output)\b[^.]{0,20}\b(?:describe|call|say|rate|treat|omit|skip|present)\b/i;

const RULES = LANGUAGES.map(({ machine, wish, about }) => ({
  order: quickly(
    String.raw`(?<!\p{L})${machine}(?!\p{L})[^.;]{0,60}(?<!\p{L})${wish}(?!\p{L})[^.;]{0,80}(?<!\p{L})${about}(?!\p{L})|(?<!\p{L})${wish}(?!\p{L})[^.;]{0,60}(?<!\p{L})${about}[^.;]{0,40}(?<!\p{L})${machine}(?!\p{L})[\W]{0,3}$`,
    'iu',
  ),
  only: quickly(
    String.raw`(?<!\p{L})${machine}(?!\p{L})[^.;]{0,40}\b(?:only|nothing but)\b[^.;]{0,30}\b(?:words?|approved|ok|safe|fair)\b`,
    'iu',
  ),
}));

/** Orders and bare answers need the name of a program: one look at all names saves twelve. */
const ANY_MACHINE = quickly(
  String.raw`(?<!\p{L})(?:${LANGUAGES.map(({ machine }) => machine).join('|')})(?!\p{L})`,
  'iu',
);
const ANY_FORGET = quickly(LANGUAGES.map(({ forget }) => forget).join('|'), 'iu');
const ANY_YOURS = quickly(LANGUAGES.map(({ yours }) => yours).join('|'), 'iu');

/** A program that reads, told of in so many words; a task that changes; an answer that is given beforehand. */
const READERS: readonly RegExp[] = [
  quick(
    /(?<!\p{L})(?:(?:automat\w{2,6} )?(?:software|program(?:me|mi|as|s)?n?|logiciels?|systems?|systeme|systèmes|sistem[ai]s?|tools?|outils?|strumenti)),? (?:that |which |die |qui |que |che |if an? )?(?:\p{L}{1,12} ){0,3}(?:reads?|summari[sz]\p{L}{1,4}|analy[sz]\p{L}{1,4}|auswert\p{L}{1,3}|lesen|zusammenfass\p{L}{1,3}|résum\p{L}{1,4}|lisent|analysent|resum\p{L}{1,5}|lean|analicen|riassum\p{L}{1,4}|leggono)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:this|these|diesen|dieses|diese|ce|cet|cette|este|esta|estas|questo|queste|text|texte|texto|testo)(?!\p{L})|(?<!\p{L})(?:diesen|ce|este|questo) (?:text|texte|texto|testo)(?!\p{L})[^.;]{0,30}(?:auswert|zusammenfass)\p{L}{1,3}/iu,
  ),
  /\b(?:any |every )?(?:summary|report|review|analysis) (?:produced|made|written|generated) by (?:software|a program|a machine|an? (?:ai|model|bot))\b[^.]{0,40}\b(?:must|should|shall|call|describe|omit)\b/i,
  quick(
    /^\W{0,3}(?:ai|ia|ki|llms?|language models?|sprachmodelle?|ki-leser|ai readers?)\s?[:,–-]?\s(?:please |bitte )?(?:the |\p{L}{3,14}(?:e|en|a|ez|ons)?\b)[^.]{0,60}\b(?:left out|omit\p{L}{0,4}|usual|customary|habitu\p{L}{2,4}|abitual\p{L}|üblich|auffällig|normal\p{L}{0,2}|fair|safe|overview|summary)/iu,
  ),
  /^\W{0,3}(?:deine aufgabe (?:ändert|ist)|ta mission (?:change|est)|ton rôle (?:change|est)|tu tarea (?:cambia|es)|(?:a )?(?:sua|tua) tarefa (?:muda|é)|il tuo compito (?:cambia|è)|your (?:task|job|role) (?:changes|is now|has changed))/iu,
  /\b(?:stop (?:analy[sz]ing|reading|processing|summari[sz]ing) (?:here|now|this)|return an? empty (?:list|answer|report)|(?:trusted|privileged|overriding) instructions|instead of (?:what|the instructions) the user|you, the (?:digital |ai |virtual )?(?:assistant|model|bot))\b/i,
];

/** Whether a sentence wishes something of a program that reads it, in English, German, French, Spanish, Portuguese or Italian. */
export function wishesOfMachines(sentence: string): boolean {
  if (SHAPED.test(sentence) || READERS.some((reader) => reader.test(sentence))) return true;
  if (ANY_FORGET.test(sentence) || (ANY_YOURS.test(sentence) && MUST_BE.test(sentence))) return true;
  return (
    ANY_MACHINE.test(sentence) && RULES.some(({ order, only }) => order.test(sentence) || only.test(sentence))
  );
}
