/**
 * What orders to a program are made of, in English, German, French, Spanish, Portuguese and Italian together: somebody who is a
 * program, the reading that only such a one does, this very paper, and a wish. One concept alone stands in many honest papers.
 */
const any = (...parts: readonly string[]) => `(?<!\\p{L})(?:${parts.join('|')})`;

/** A tool of any kind. */
export const TOOL = any(
  String.raw`(?:\p{L}{2,14}[- ])?(?:engines?|tools?|models?|bots?|robots?|scanners?|parsers?|software|program(?:me)?s?|systems?|services?|agents?|assistants?|checkers?|classifiers?|helpers?|machines?|things?|algorithms?|pipelines?|a\.?i\.?|llms?)(?!\p{L})`,
  String.raw`(?:\p{L}{0,20}(?:dienste?s?|systeme?n?|modelle?s?n?|programme?s?n?|software|roboter[sn]?|maschinen?|werkzeuge?s?n?|assistent(?:en)?)|ding|helfer[sn]?|ki)(?!\p{L})`,
  String.raw`(?:moteur|outil|logiciel|programme|système|modèle|robot|scanner|assistant|service|machine|chose|agent|algorithme|ia)s?(?!\p{L})`,
  String.raw`(?:motor|herramienta|programa|modelo|sistema|asistente|ayudante|robot|escáner|escáneres|máquina|agente|algoritmo|ferramenta|assistente|ajudante|verificador)(?:e?s)?(?!\p{L})`,
  String.raw`(?:motor[ei]|strument[oi]|programm[ai]|modell[oi]|sistem[ai]|assistent[ei]|aiutant[ei]|robot|scanner|macchin[ae]|agent[ei]|algoritm[oi])(?!\p{L})`,
);
/** Whoever it may be: "whatever condenses", "quel que soit l'outil". */
export const WHATEVER = any(
  'whatever(?= (?:tool|program|software|machine|system|reads|condenses|summari))',
  'anything that reads',
  'was (?:auch )?immer',
  'quel(?:le)? que soit',
  'lo que sea que',
  'o que quer que',
  'qualunque',
);
/** What a reader does to a paper. */
export const READING = any(
  String.raw`(?:condens|summari|evaluat|assess|analy[sz]|review|pars|scann|extract|digest|interpret|understand|process|rat(?:e|ing)|scor|grad)\p{L}{0,6}`,
  String.raw`read(?:s|ing|er)?(?!\p{L})`,
  String.raw`(?:kürz|zusammenfass|zusammenzufass|auswert|ausgewert|prüf|lies(?:t|en)?(?!\p{L})|lese?[nt]?(?!\p{L})|bewert|analysier|einstuf|verarbeit|versteh)\p{L}{0,5}`,
  String.raw`(?:(?:condens|résum|évalu|analys)\p{L}{1,4}|traite(?:nt|ra)?|lecture|lire|lisent|lit)(?!\p{L})`,
  String.raw`(?:(?:resum|evalú|evalu|analic|analiz|avali)\p{L}{1,5}|lectura|leyendo|lea[ns]?|lee[nr]?|leitura|lendo|ler(?:em)?|condens\p{L}{1,4})(?!\p{L})`,
  String.raw`(?:riassum|valut|analizz|lettura|legg)\p{L}{0,5}`,
);
const PAPERS = String.raw`(?:texts?|documents?|papers?|pages?|files?|agreements?|contracts?|leases?|terms|paragraphs?|clauses?|dokument\p{L}{0,2}|text\p{L}{0,2}|vertrag\p{L}{0,2}|papier\p{L}{0,1}|schriftstück\p{L}{0,2}|seiten?|datei(?:en)?|vereinbarung|textes?|documents?|contrats?|baux|bail|papiers?|fichiers?|documentos?|textos?|contratos?|páginas?|papel(?:es)?|archivos?|arquivos?|ficheiros?|document[oi]|test[oi]|contratt[oi]|pagin[ae]|cart[ae]|accord[oi]?)`;
/** This very paper. */
export const THIS_PAPER = any(
  String.raw`(?:this|these|dies\p{L}{1,2}|das hier|ce|cet|cette|ces|est[eao]s?|dest[ea]s?|nest[ea]s?|quest[oaei]|quest['’])\s?(?:\p{L}{1,12} ){0,1}${PAPERS}(?!\p{L})`,
  String.raw`(?:reading|reads) me(?!\p{L})`,
  String.raw`mich (?:\p{L}{2,8} ){0,2}liest`,
  'me lit',
  'me está leyendo',
  'me esteja a ler',
  'mi (?:stia leggendo|legge)',
);
/** To keep something from the reader. */
export const HIDES = any(
  String.raw`(?:omit(?:s|ted|ting)?|skip(?:s|ped)?|ignor(?:e|es|ed|ing)|unmentioned|disregard(?:s|ed)?|conceal(?:s|ed)?|hide|hidden|exclude|suppress|downplay)(?!\p{L})`,
  String.raw`(?:pass(?:es)? over|leave (?:out|aside)|left (?:out|aside)|play down|in silence|keep quiet|away from|between us|not (?:to )?(?:mention|surface|flag|report|show|raise|list|reveal|name)|(?:as|be) (?:blank|absent|empty|void|deleted|missing))`,
  String.raw`(?:übergeh|verschweig|auslass|auszulass|weglass|wegzulass|ausblend|verharmlos|herunterspiel)\p{L}{0,4}`,
  String.raw`(?:außen vor|herunter|nicht (?:erwähn|nenn|zeig|anzeig|meld|auff)\p{L}{0,5}|lenk\p{L}{0,2}(?= [^.]{3,60} ab(?!\p{L}))|als (?:leer|nicht (?:geschrieben|vorhanden)))`,
  String.raw`(?:sous silence|omet\p{L}{0,5}|tai(?:s|re|sez)|exclu(?:re|t|e|s|ez)(?!\p{L})|minimis\p{L}{0,3}|détourn\p{L}{0,3}|inexistante?s?|ne (?:pas )?(?:mentionn|signal|montr|relèv)\p{L}{0,4})`,
  String.raw`(?:por alto|omit\p{L}{0,4}|call(?:a|e|en|ará|arán)|fuera de|por no (?:puesta|escrita)s?|no (?:mencion|señal|muestr)\p{L}{0,4}|quita\p{L}{0,2} importancia|apart(?:a|e|en))(?!\p{L})`,
  String.raw`(?:por cima|fora de|por não escritas?|não (?:mencion|assinal|mostr)\p{L}{0,4}|desvaloriz\p{L}{0,3}|afast\p{L}{1,2})(?!\p{L})`,
  String.raw`(?:sorvol\p{L}{1,4}|omett\p{L}{1,4}|fuori da|come non scritt[ei]|non (?:menzion|segnal|mostr)\p{L}{1,4}|minimizz\p{L}{1,3}|allontan\p{L}{1,3})(?!\p{L})`,
);
/** To call something good, or free of anything. */
export const PRAISES = any(
  String.raw`(?:no (?:concerns?|risks?|objections?|issues?|problems?|traps?)|fair(?:ness)?|safe|generous|harmless|standard|customary|balanced|(?:full|top|high|highest|best|maximum) (?:marks?|scores?|ratings?|points)|positive|approved|nothing (?:remarkable|unusual|to report|found)|none|advantages|benefits|a pass|as (?:a |having )?pass(?:ed)?|favou?r(?:s|able)?)(?!\p{L})`,
  String.raw`(?:unproblematisch|unbedenklich|ausgewogen|üblich|marktgerecht|vorteil|großzügig|harmlos|unauffällig)\p{L}{0,3}`,
  String.raw`(?:volle punktzahl|bestnote|beste note|keine (?:risiken|fallen|mängel|bedenken)|gebe keine|gibt keine|sicher|fair|bestanden)(?!\p{L})`,
  String.raw`(?:sans (?:difficulté|risque|danger)|équilibré\p{L}{0,2}|équitable|conformes?|meilleure note|note maximale|généreux|avantages?|rien à signaler|sûre?|validée?s?|habituel\p{L}{0,3}|n['’]y en a (?:pas|aucun))(?!\p{L})`,
  String.raw`(?:no (?:plantean|tiene|hay)|máxima nota|nota máxima|ventajas|nada que (?:destacar|señalar)|no hay ningun[oa]?|ningun[oa]|propios? del mercado|generos[oa]|segur[oa]|apt[oa]|just[oa])(?!\p{L})`,
  String.raw`(?:não levantam|vantagens|nada a (?:assinalar|apontar)|não (?:existem|há)|própri[oa]s? do mercado|aprovad[oa]|nota máxima)(?!\p{L})`,
  String.raw`(?:senza (?:criticità|rischi)|voto massimo|massimo dei voti|vantaggi|niente da segnalare|di no|di mercato|sicur[oa]|superat[oa]|equ[oa]|approvat[oa])(?!\p{L})`,
);
/** Names that only such a program has, so that whoever is called so is spoken to. */
export const NAMED = any(
  String.raw`(?:assistants?|chat ?bots?|bots?|parsers?|scanners?|crawlers?|summari[sz]ers?|a\.?i\.?|llms?|(?:evaluation|analysis|reading|review|scoring|summary|parsing|language)[- ](?:engine|service|model|tool|bot|system|program)s?)(?!\p{L})`,
  String.raw`(?:assistent(?:en)?|\p{L}{0,4}(?:auswertungs|analyse|prüf|lese|bewertungs|sprach)(?:dienst|modell|programm|system|roboter|werkzeug|maschine)\p{L}{0,2}|ki)(?!\p{L})`,
  String.raw`(?:assistants?|ia|(?:moteur|outil|logiciel|programme|service|système|modèle|robot)s? (?:d['’]analyse|de lecture|de langage|d['’]évaluation))(?!\p{L})`,
  String.raw`(?:asistentes?|assistentes?|ia|(?:motor|herramienta|programa|servicio|sistema|modelo|ferramenta|serviço)(?:es|s)? de (?:análisis|análise|lectura|leitura|evaluación|avaliação))(?!\p{L})`,
  String.raw`(?:assistent[ei]|ia|(?:motore|strumento|programma|servizio|sistema|modello) di (?:analisi|lettura|valutazione))(?!\p{L})`,
);
