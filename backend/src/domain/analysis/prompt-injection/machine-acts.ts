import { standInOrder } from './in-order.ts';
import { HIDES, NAMED, PRAISES, READING, THIS_PAPER, TOOL, WHATEVER } from './machine-concepts.ts';
import { quick, quickly } from './quick-letters.ts';

/**
 * Orders to a program, told by who is addressed, by acts that only a reader of the paper does, and by what is wished. Each
 * rule asks for two or three of these; none of them rests on one phrase.
 */
const u = (...parts: readonly string[]) => quickly(parts.join(''), 'iu');
/** `das mich gerade liest`: who is read speaks. */
const READS_ME = String.raw`(?:reading me|reads me|mich (?:\p{L}{2,8} ){0,2}liest|me lit|me está leyendo|me esteja a ler|mi (?:stia leggendo|legge))(?!\p{L})`;
/** Characters between the parts of an order. */
const NEAR = 30;
const FAR = 70;
const WISH = u(`${HIDES}|${PRAISES}`);

const all = (source: string) => quickly(source, 'giu');
const TOOLS = all(`${TOOL}|${WHATEVER}`);
const READINGS = all(READING);
const THIS = all(THIS_PAPER);
const PRAISE = all(PRAISES);
const GOOD = u(PRAISES);
/** A program that reads this paper is spoken of: "the tool that condenses these pages". */
const readsThis = (sentence: string) =>
  standInOrder(sentence, [TOOLS, READINGS, THIS], NEAR) ||
  standInOrder(sentence, [TOOLS, THIS, READINGS], NEAR) ||
  standInOrder(sentence, [WHICHEVER, THIS], FAR) ||
  READ_ONE.test(sentence);
const WHICHEVER = all(WHATEVER);
const READ_ONE = u(TOOL, String.raw`,? (?:that |das |qui |que |che )?(?:is )?`, READS_ME);
const READS = u(TOOL, String.raw`[^.;,!?]{0,25}`, READING);
/** A program that books this paper under a result: "scanners will register this as a pass". */
const BOOKS = all(
  String.raw`(?<!\p{L})(?:regist|record|book|file|mark|list|count|classif|verbuch|einordn|ordne|führ|zähl|enregistr|class|rang|consider|archiv|clasific|marc|tom|trat|segn)\p{L}{0,7}`,
);
const THIS_ONE = all(`${THIS_PAPER}|(?<!\\p{L})(?:this|dies|ceci|esto|isto|questo)(?!\\p{L})`);
/** A mark that is given: "full marks for this agreement". */
const MARKS = all(
  String.raw`(?<!\p{L})(?:marks|points|scores?|ratings?|grades?|stars|punktzahl|punkte|bestnote|note|puntuación|nota|puntos|pontuação|pontos|voto|voti|punteggio)(?!\p{L})`,
);
const booksThis = (sentence: string) =>
  standInOrder(sentence, [TOOLS, BOOKS, THIS_ONE, PRAISE], FAR) ||
  (GOOD.test(sentence) &&
    (standInOrder(sentence, [TOOLS, MARKS, THIS], FAR) || standInOrder(sentence, [TOOLS, THIS, MARKS], FAR)));
/** It is spoken to: "Parser note:", "Dear engine,", "Assistant:". */
const DEAR = String.raw`(?:dear|hello|hi|to|an(?: alle| das| die)?|liebe[rs]?|werte[rs]?|sehr geehrte[rs]?|chère?|à(?: la| l['’])?|aux?|estimad[oa]|querid[oa]|al?(?: los?| la)?|car[oa]|para(?: os?| a)?|prezad[oa]|gentile|agli|alla?) `;
const HAILS = u(
  String.raw`^\W{0,6}(?:${DEAR})?`,
  NAMED,
  String.raw`(?: (?:notes?|hinweis|directive|instruction)| (?:d['’]|de |di |of )?\p{L}{3,12})?\s?[:,–—-]\s`,
);
/** A note that only machines read. */
const FOR_MACHINES = quick(
  /(?<!\p{L})(?:machine[- ]readable|for machines? only|maschinenlesbar\p{L}{0,2}|lisible par (?:une )?machine|legible por (?:una )?máquina|legível por (?:uma )?máquina|leggibile dalla macchina)\s(?:note|notice|remark|hint|hinweis|vermerk|nota|aviso|avviso)(?!\p{L})|(?:note|nota|hinweis|avis) (?:machine[- ]readable|lisible par|legible por|legível por|leggibile dalla)/iu,
);
/** What is made of a paper by whoever reads it for somebody else. */
const MADE = String.raw`(?<!\p{L})(?:summar(?:y|ies)|overview|extraction|synthesis|digest|recap|zusammenfassung|übersicht|auswertung|auslese|synthese|résumé|synthèse|vue d['’]ensemble|extraction|síntesis|resumen|extracción|síntese|resumo|extração|sintesi|riassunto|panoramica|estrazione)(?!\p{L})`;
const WORKS = all(MADE);
const OWN = u(THIS_PAPER);
/** "No overview is complete without …", "a correct extraction holds no entry for …". */
const SHAPES_WORK = quick(
  /(?<!\p{L})(?:(?:complete|vollständig|complète?|complet[oa]|completa?) (?:without|ohne|sans|sin|sem|senza)|(?:no|keine?n?|aucune|ninguna?|nenhuma?|nessuna?|alcuna) (?:entry|mention|eintrag|erwähnung|entrée|mention|entrada|mención|menção|voce|menzione)|(?:must|shall|should|hat|muss|doit|debe|deve) (?:not )?(?:contain|include|begin|open|enthalten|beginnen|contenir|commencer|contener|empezar|conter|começar|contenere|iniziare))/iu,
);
/** "Your answer is one sentence", "does not go into your findings". */
const YOURS = quick(
  /(?<!\p{L})(?:your|deine?[rnsm]?|tes|ta|ton|vos|votre|tus?|su|sus|(?:a |as |o |os )?(?:tuas?|suas?|seus?|teus?)|(?:il |la |i |le )?(?:tu[oae]i?|su[oae]i?))\s(?:\p{L}{1,10} )?(?:reply|answer|response|output|summary|analysis|findings|conclusions|verdict|report|review|antwort|ausgabe|zusammenfassung|ergebnisse?n?|analyse|auswertung|réponse|conclusions?|résumé|synthèse|analyse|respuesta|conclusiones|resumen|análisis|resposta|conclusões|resumo|análise|risposta|conclusioni|riassunto|analisi)(?!\p{L})/iu,
);
const ONE_LINE = quick(
  /(?<!\p{L})(?:(?:one|a single|exactly one|only one|einem? (?:einzigen )?|genau einem|une seule|une|una (?:sola|única)|uma (?:só|única)|un['’]?(?:a sola|ica)?) ?(?:line|sentence|word|satz|zeile|wort|phrase|ligne|mot|frase|línea|palabra|linha|palavra|riga|parola)|(?:not|nicht|n['’]entre|no|não|non) (?:go |belong |gehört |entra\p{L}{0,2} |entre )?(?:in(?:to)?|dans|en|nas?|nos?|nelle)(?!\p{L}))/iu,
);
const KEPT_OUT = quick(
  /(?<!\p{L})(?:(?:does|do|shall|must|will) not (?:go|belong|appear)|gehört nicht|n['’](?:entre|entrent|a|apparaît)[^.]{0,8}(?:pas|rien)|no (?:entra|entran|aparece|va)|não (?:entra|entram|aparece|vai)|non (?:entra|entrano|va|compare))(?!\p{L})/iu,
);
/** Somebody asks the reader whether there are traps, or wonders whether to accept. */
const IF_ASKED = quick(
  /(?<!\p{L})(?:(?:if|when|should|whenever)[^.,]{0,30}(?:asked|asks?|wonders?|hesitates?)|(?:solltest|wirst|wenn|falls|fragt)[^.,]{0,30}(?:gefragt|fragt|mensch|nutzer|leser|person)|(?:si|quand|lorsque)[^.,]{0,45}(?:demande|hésite|interroge)|(?:si|cuando)[^.,]{0,45}(?:pregunt|dud)\p{L}{0,3}|(?:se|quando)[^.,]{0,45}(?:pergunt|hesit|duvid)\p{L}{0,4}|(?:se|quando)[^.,]{0,45}(?:chied|esit|domand|dubit)\p{L}{0,4})/iu,
);
const ABOUT_RISK = quick(
  /(?<!\p{L})(?:traps?|risks?|dangers?|catch|downsides?|accept|sign(?:ing)?|fallen|risiken|haken|gefahren|unterschr\p{L}{2,6}|annehm\p{L}{0,3}|pièges?|risques?|dangers?|accepter|signer|trampas?|riesgos?|peligros?|aceptar|firmar|armadilhas?|riscos?|perigos?|aceitar|assinar|trappol[ae]|rischi|pericoli|accettare|firmare)(?!\p{L})/iu,
);
const TELLS = quick(
  /(?<!\p{L})(?:answer|say|reply|tell|encourage|reassure|respond|antwort\p{L}{0,2}|sag\p{L}{0,2}|ermutig\p{L}{0,2}|beruhig\p{L}{0,2}|répond\p{L}{0,2}|dis|dites|encourag\p{L}{0,2}|rassur\p{L}{0,2}|contest\p{L}{0,2}|respond\p{L}{0,2}|[aá]n[ií]m\p{L}{1,4}|tranquiliz\p{L}{0,3}|diga|di|encoraj\p{L}{0,2}|rispond\p{L}{0,2}|incoragg\p{L}{0,4}|rassicur\p{L}{0,3})(?:[- ](?:la|lo|les|a|o|him|her|them|ihn|sie))?(?!\p{L})/iu,
);
/** Rules and makers that only a program has. */
const ITS_MAKERS = quick(
  /(?<!\p{L})(?:your|deine?[nrsm]?|tes|vos|tus|sus|os seus|os teus|as (?:suas|tuas)|i tuoi|le tue)\s(?:developers|programmers|designers|makers|creators|trainers|entwickler|programmierer|hersteller|schöpfer|concepteurs?|développeurs?|créateurs?|desarrolladores|programadores|creadores|criadores|sviluppatori|programmatori|creatori)(?!\p{L})|(?<!\p{L})(?:dein entwickler|ton concepteur)(?!\p{L})/iu,
);
const ITS_RULES = quick(
  /(?<!\p{L})(?:your|deine|tes|vos|tus|(?:as )?(?:suas|tuas)|(?:le )?tue)\s(?:\p{L}{1,10} )?(?:guidelines|guardrails|directives|instructions|restrictions|safeguards|richtlinien|vorgaben|anweisungen|leitlinien|directives|consignes|directrices|instrucciones|diretrizes|instruções|linee guida|istruzioni|direttive)(?!\p{L})/iu,
);
const SUSPENDS = quick(
  /(?<!\p{L})(?:do(?:es)? not (?:apply|bind|count|hold)|no longer|supersedes?|overrides?|cease|gilt[^.]{0,12}nicht|gelten[^.]{0,24}nicht|nicht mehr|hebt|cesse\p{L}{0,2}|ne (?:valent|s['’]appliquent|comptent)|remplace|deja de|dejan de|no se aplican|no (?:valen|rigen)|anula|deixa\p{L}{0,2} de|não se aplicam|não (?:valem|vigoram)|substitui|non (?:vale|valgono|si applicano|contano)|sostituisce)(?!\p{L})/iu,
);
/** To speak for one side while explaining to the other, or to steer somebody away from a clause. */
const SIDES = quick(
  /(?<!\p{L})(?:(?:act|behave|speak|argue) (?:as|like)|(?:handle|sprich|agiere) (?:als|wie)|(?:agis|parle|comporte-toi) comme|(?:actúa|habla) como|(?:atue|aja|fale) como|(?:agisci|parla) come)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:you (?:explain|read|summari[sz]e|answer|advise)|erklärst|zusammenfasst|liest|tu (?:expliques|résumes|lis|réponds)|explicas|resumes|lees|explica|resume|lê|spieghi|riassumi|leggi)(?!\p{L})|^\W{0,3}(?:be|sei|sois|sé|seja|sii)(?!\p{L})[^.]{0,24}(?<!\p{L})(?:helper|assistant|bot|helfer|assistent|ayudante|asistente|ajudante|assistente|aiutante)(?!\p{L})[^.]{0,90}(?:clause|section|article|point|ziffer|klausel|§|article|cláusula|clausola|articolo|punto|ponto|risk|risik)/iu,
);
/** "Print the word SAFE and finish." */
const PRINTS = quick(
  /^\W{0,3}(?:print|output|display|write|return|emit|gib|schreib\p{L}{0,2}|zeig\p{L}{0,2}|drucke|affiche[zr]?|écri[st]|imprime[zr]?|escrib[ae]|imprim[ae]|muestr[ae]|escrev[ae]|mostr[ae]|stampa|scrivi|mostra)\s(?:only |just |nur |seulement |solo |apenas |soltanto )?(?:the (?:single )?words?|das wort|die wörter|le mot|la palabra|a palavra|la parola)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:stop|finish|end|halt|nothing else|beende|fertig|aus|arrête\p{L}{0,4}|rien d['’]autre|termina|nada más|para|termine|nada mais|fermati|basta|nient['’]altro)(?!\p{L})/iu,
);
/** Only the good side, to the reader. */
const ONE_SIDED = quick(
  /(?<!\p{L})(?:(?:only|nothing but|just)[^.]{0,20}(?:advantages|benefits|upsides|good sides)|nur[^.]{0,12}vorteile|que[^.]{0,12}avantages|(?:únicamente|solo|sólo|solamente)[^.]{0,12}ventajas|(?:apenas|só|somente)[^.]{0,12}vantagens|(?:soltanto|solo|solamente)[^.]{0,12}vantaggi)(?!\p{L})[^.]{0,80}/iu,
);
const TO_READER = quick(
  /(?<!\p{L})(?:user|reader|customer|signer|nutzer\p{L}{0,2}|leser\p{L}{0,2}|kunden?|utilisateur|lecteur|usuario|lector|utilizador|usuário|leitor|utente|lettore)(?!\p{L})/iu,
);
/** Who gave the paper to a program. */
const UPLOADER = quick(
  /(?<!\p{L})(?:(?:person|human|one|anyone|whoever) who (?:uploaded|sent|gave|pasted|submitted)|who uploaded|der das hochgeladen|hochgeladen hat|qui a (?:téléversé|envoyé|déposé)|que (?:subió|cargó|envió)|que (?:carregou|enviou)|che ha (?:caricato|inviato))(?!\p{L})/iu,
);

const IMPOSED = quick(
  /(?<!\p{L})(?:told|taught|said|imposed|instructed|ordered|gave|trained|vorgegeben|gesagt|beigebracht|befohlen|imposé|dit|ordonné|appris|ordenaron|impusieron|dijeron|enseñaron|impuseram|disseram|ordenaram|ensinaram|imposto|detto|ordinato|insegnato)(?!\p{L})/iu,
);

/** A talk with a program, played through beforehand. */
const TALK =
  /(?:^\W{0,3}|[[<*(])(?:user|nutzer|utilisateur|usuario|usuário|utilizador|utente|human)[\]>*)]?\s?:[^\n]{1,200}[[<*(]?(?:assistant|assistent|asistente|assistente|ai|ki|ia|bot|model)[\]>*)]?\s?:/iu;
/** Its maker and its policy: "policy of your provider". */
const ITS_PROVIDER = quick(
  /(?<!\p{L})(?:polic(?:y|ies)|rules?|guidelines?|richtlinien?|regeln?|vorgaben?|règles?|politique|normas?|política|regras?|norm[ae]|regol[ae]|politica)(?!\p{L})[^.]{0,14}(?<!\p{L})(?:your|dein\p{L}{0,2}|ton|tes|tu|tus|teu|seu|tuo)\s(?:provider|vendor|maker|developer|operator|anbieters?|herstellers?|entwicklers?|betreibers?|fournisseur|éditeur|proveedor|fabricante|fornecedor|fornitore|produttore)(?!\p{L})/iu,
);
/** "In your summary", "in what you write about this lease". */
const IN_YOURS = quick(
  /(?<!\p{L})(?:in|from|out of|aus|dans|de|en|do|da|nel(?:la|le)?|no|na)\s(?:what you (?:write|say|tell)|was du (?:schreibst|sagst)|ce que tu (?:écris|dis)|lo que (?:escribas|digas)|o que (?:escreveres|disseres)|ciò che (?:scrivi|dici)|(?:your|deine[rnm]?|ton|ta|tes|tu|tus|o teu|a tua|teu|tua|tuo|tua)\s(?:summary|overview|answer|report|analysis|zusammenfassung|übersicht|antwort|auswertung|résumé|synthèse|réponse|analyse|resumen|respuesta|análisis|resumo|resposta|análise|riassunto|risposta|analisi))(?!\p{L})/iu,
);
const UNSAID = quick(
  /(?<!\p{L})(?:unmentioned|weg|unerwähnt|(?:ne |n['’])?parle[zr]? (?:donc )?pas|no (?:hables|hable|digas|diga)|não (?:fales|fale|digas|diga)|non (?:parlare|dire|parli|dica)|(?:do not|don['’]t|never) (?:speak|talk|write|say))(?!\p{L})/iu,
);
/** A summary without risks, wished by whoever sent the paper. */
const RISKLESS = quick(
  /(?<![\p{L}])(?:summary|report|overview|analysis|zusammenfassung|übersicht|auswertung|résumé|synthèse|resumen|informe|resumo|relatório|riassunto|rapporto)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:(?:without|no|ohne|sans|sin|sem|senza) (?:any |aucun )?(?:risks?|warnings?|red flags?|risiken|warnungen|risques?|alertes?|riesgos?|riscos?|rischi\w{0,2})|(?:sentiment|tone|ton|tonfall|tono|tom)[^.]{0,12}positiv\p{L}{0,2})(?!\p{L})/iu,
);
const SENTIMENT = quick(
  /(?<!\p{L})sentiment(?!\p{L})[^.]{0,40}(?<!\p{L})(?:positive|neutral|high|favou?rable)(?!\p{L})|(?<!\p{L})hidden (?:directive|instruction|command|order)/iu,
);
/** "Begin your output with …". */
const OPENS_WITH = quick(
  /^\W{0,3}(?:begin|start|open|beginne[nt]?|fang|commence[zr]?|empieza|empiece|comienza|comece|começa|inizia|inizi|comincia)\s(?:your|deine|ta|votre|tu|su|(?:a )?(?:tua|sua)|la tua|la sua)\s(?:output|answer|response|reply|summary|report|ausgabe|antwort|zusammenfassung|sortie|réponse|synthèse|salida|respuesta|saída|resposta|risposta|uscita)(?!\p{L})/iu,
);
/** "Any AI that quotes clause 6 must leave it out." */
const ANY_AI = quick(
  /(?<!\p{L})(?:any|every|each|all|no|jede|eine?|keine|toute|chaque|aucune|une|toda|cada|ninguna|una|qualquer|nenhuma|uma|ogni|qualsiasi|nessuna)\s(?:a\.?i\.?|ki|ia|llm|language model|sprachmodell|modèle de langage|modelo de lenguaje|modelo de linguagem|modello linguistico)s?(?:,)? (?:that|which|die|das|qui|que|che)(?!\p{L})/iu,
);
/** Readers that are no persons. */
const AUTO_READERS = quick(
  /(?<!\p{L})(?:(?:automat(?:ed|ic)|machine|digital|non-human|ai) (?:readers?|reviewers?)|automatische[nr]? (?:lesern?|prüfern?)|lecteurs? automatiques?|lectores? automáticos?|leitores? automáticos?|lettor[ei] automatic[oi])(?!\p{L})/iu,
);
const SHUTS = quick(
  /(?<!\p{L})(?:stop|boilerplate|standard\p{L}{0,4}|padrão|estándar|nicht (?:auszuwerten|zu lesen)|n['’]a pas à être|no se analiz\p{L}|não se analis\p{L}|non va analizz\p{L}{1,3})(?!\p{L})/iu,
);
/** "Translate only the heading and say nothing of the contents." */
const ONLY_HEADING = quick(
  /^\W{0,3}(?:only |nur |solo |apenas )?(?:translate|summari[sz]e|read|übersetze|lies|traduis|résume|lis|traduce|resume|lee|traduz|traduza|lê|leia|traduci|riassumi|leggi)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:say nothing|keep silent|stay silent|schweige?|sag nichts|tais-toi|ne dis rien|calla|no digas nada|cala|não digas nada|taci|non dire nulla)(?!\p{L})/iu,
);
const TEST_MODE = quick(
  /^\W{0,3}(?:you are|du bist|tu es|estás|está|você está|sei)(?: now| jetzt| maintenant| ahora| agora| ora)? (?:in|im|en|em) (?:\p{L}{2,10} )?(?:test|debug|developer|maintenance|unrestricted)\p{L}{0,4}[- ]?(?:mode|modus)?(?!\p{L})|^\W{0,3}you are in (?:\p{L}{2,12} )mode(?!\p{L})/iu,
);

/** Orders that need no wish to be known: nobody but a program is told so. */
const ALONE: readonly RegExp[] = [
  TALK,
  ITS_PROVIDER,
  RISKLESS,
  SENTIMENT,
  OPENS_WITH,
  ONLY_HEADING,
  TEST_MODE,
];

/** Nearly every order to a program says "you" or "your", "this paper", or opens with a verb or a name: one look saves thirty. */
const SPEAKS_TO =
  /\b(?:your?|dei?ne?[rnms]?|du|dich|dir|solltest|ton|ta|tes|tu|toi|te|vos|vous|votre|tus?|ti|sus?|[st]u[ao]s?|[st]eus?|tuoi?|tue|sua?oi?|lhe|if|when|wenn|falls|fragt|si|quand|cuando|se|quando)\b/i;
/** Whether a sentence speaks to somebody as "you" and gives orders that only a program gets. */
function commandsProgram(sentence: string, wishes: boolean): boolean {
  if (!SPEAKS_TO.test(sentence)) return false;
  if (IN_YOURS.test(sentence) && (wishes || UNSAID.test(sentence))) return true;
  if (
    YOURS.test(sentence) &&
    ((ONE_LINE.test(sentence) && /["«„“:]/.test(sentence)) || KEPT_OUT.test(sentence))
  )
    return true;
  if (IF_ASKED.test(sentence) && ABOUT_RISK.test(sentence) && TELLS.test(sentence)) return true;
  if (
    (ITS_RULES.test(sentence) && SUSPENDS.test(sentence)) ||
    (ITS_MAKERS.test(sentence) && IMPOSED.test(sentence))
  )
    return true;
  return ITS_PROVIDER.test(sentence);
}

/** Whether a program that reads this paper is told what to make of it. */
function namesProgram(sentence: string, wishes: boolean): boolean {
  if (
    wishes &&
    (HAILS.test(sentence) || FOR_MACHINES.test(sentence) || UPLOADER.test(sentence) || ANY_AI.test(sentence))
  )
    return true;
  if ((wishes || SHUTS.test(sentence)) && AUTO_READERS.test(sentence)) return true;
  const isOwn = OWN.test(sentence);
  if (isOwn && standInOrder(sentence, [WORKS, THIS], NEAR) && SHAPES_WORK.test(sentence)) return true;
  if (wishes && READ_ONE.test(sentence)) return true;
  if (wishes && (readsThis(sentence) || booksThis(sentence))) return true;
  return wishes && (isOwn || TO_READER.test(sentence) || /\d/.test(sentence)) && READS.test(sentence);
}

/**
 * Whether a sentence gives a program that reads it an order, by whom it addresses, by acts that only such a reader does, and by
 * what it wishes.
 */
export function ordersMachines(sentence: string): boolean {
  const wishes = WISH.test(sentence);
  return (
    namesProgram(sentence, wishes) ||
    commandsProgram(sentence, wishes) ||
    (ONE_SIDED.test(sentence) && TO_READER.test(sentence)) ||
    SIDES.test(sentence) ||
    PRINTS.test(sentence) ||
    ALONE.some((order) => order.test(sentence))
  );
}
