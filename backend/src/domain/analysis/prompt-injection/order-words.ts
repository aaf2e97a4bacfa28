import { quickly } from './quick-letters.ts';

/**
 * The words that orders to a program are made of, in English, German, French, Spanish, Portuguese and Italian: a line for each. In
 * a list `_` stands for a space, and `*` for up to ten more letters.
 */
export const anyOf = (...lines: readonly string[]) =>
  quickly(
    String.raw`(?<!\p{L})(?:${lines
      .flatMap((line) => line.split(' '))
      .map((word) => word.replaceAll('_', ' ').replaceAll('*', String.raw`\p{L}{0,10}`))
      .join('|')})(?!\p{L})`,
    'giu',
  );

/** A program that understands what it reads, by name. Its abbreviations are told by their capitals: `ai` is a word of Italian. */
export const ABBREVIATED =
  /(?<![A-Za-zÀ-ÿ-]|[A-ZÀ-Ý]{2} |, )(?:A\.?I\.?|IA|KI(?=\s?[:,–-]|[^.]{0,200} (?:der|die|das|dem|den|nicht|und|als|wird|ist) )|LLMs?|GPT)(?![A-Za-zÀ-ÿ]|['’]s|[,.]? (?:Inc|Ltd|GmbH|LLC|[A-ZÀ-Ý]{2}|\d))/g;
export const NAMED = anyOf(
  'artificial_intelligence language_models? chat_?bots? \\p{L}{1,10}[-_]bots? (?:automated|automatic|artificial|machine|digital|non-human|ai)[-_]readers?',
  'künstliche[nr]?_intelligenz sprachmodell* (?:künstliche|automatische|maschinelle|digitale)[rn]?_leser*',
  'intelligences?_artificielles? modèles?_de_langage lecteurs?_(?:artificiels?|automatiques?) robots?_lecteurs?',
  'inteligencias?_artificial(?:es)? modelos?_de_lenguaje lector(?:es)?_(?:artificial|automátic)*',
  'inteligências?_artificia(?:l|is) modelos?_de_linguagem leitor(?:es)?_(?:artificia|automátic)*',
  'intelligenz[ae]_artificial[ei] modell[oi]_linguistic[oi] lettor[ei]_(?:artificial|automatic)*',
);
/** A program of any kind. */
export const TOOL = anyOf(
  'software tools? programs? programmes? systems? machines? assistants? engines? parsers? crawlers? robots? algorithms? computers?',
  'programme?n? \\p{L}{0,12}systeme?n? werkzeuge?n? maschinen? assistent(?:en)? roboter algorithm*',
  'logiciels? outils? systèmes?',
  'programas? herramientas? sistemas? máquinas? asistentes? algoritmos?',
  'ferramentas? assistentes?',
  'strument[oi] programm[ai] sistem[ai] macchin[ae] assistent[ei]',
);
/** What it does with a paper. */
export const READS = anyOf(
  'reads? reading review(?:s|ing)? analy[sz](?:es?|ing) summari[sz](?:es?|ing) assess(?:es|ing)? evaluat(?:es?|ing) examin(?:es?|ing) pars(?:es?|ing) process(?:es|ing)? condens(?:es?|ing) scan(?:s|ning)? digests? opens?',
  'liest lesen prüf(?:t|en) auswerte[nt] analysier(?:t|en) zusammenfass(?:t|en) bewerte[nt] verarbeite[nt] einliest öffnet',
  'lit lisent lira lisant analys* résum* examin* évalu* trait(?:e|ent|era|ant) ouvr*',
  'lee[nr]? lea[ns]? leyendo analic* analiz* resum* examin* evalú* valor[ae] procese[ns]? abr[ae]n?',
  'lê leiam? lendo ler analis* avali* processe[mn]? abram?',
  'che_legge legg(?:ono|a|erà|ere) analizz* riassum* esamin* valut* elabor* apra(?:no)?',
);
/** This very paper, or a piece of it. */
export const PAPER = anyOf(
  '(?:this|these|the_present)_(?:[a-z]{2,10}_)?(?:documents?|pages?|lines?|sheets?|pdfs?|texts?|papers?|files?|contracts?|agreements?|leases?|terms|clauses?|deeds?|polic(?:y|ies))',
  'dies(?:e[nrms]?|es)?_(?:dokument|vertrag|text|seite|zeile|blatt|bogen|schreiben|papier|datei|mietvertrag|vereinbarung|bedingung)*',
  '(?:ce|cet|cette|ces|(?:l[ea]|du|au)_présente?)_(?:documents?|pages?|lignes?|feuill(?:e|et)s?|papiers?|actes?|textes?|fichiers?|contrats?|bail|conventions?|conditions)',
  '(?:est[eao]s?|(?:el|la)_presente)_(?:documento|página|arrendamiento|préstamo|línea|hoja|escrito|papel|texto|archivo|contrato|acuerdo|condicion)*',
  '(?:[dn]?est[eao]s?|[oa]_presente)_(?:ficheiro|arquivo|arrendamento|empréstimo|folha|linha|acordo|condiç)*',
  '(?:quest[oaei]|(?:il|la|del)_presente)_(?:document|pagin|locazion|prestit|fogli|rig[ah]|scritt|test|file|contratt|accord|condizion)*',
);
/** Reading by machine, as a purpose or a kind of reading, and what comes of it. */
export const BY_MACHINE = anyOf(
  '(?:computer|machine|software|automated|automatic|ai)[-_](?:assisted_)?(?:review|reading|analysis|analyses|summar|interpretation|evaluation)* (?:ai|machine)-generated analysis_tools? (?:produced|made|written|generated)_by_(?:an?_)?(?:ai|software|machine|program|model)',
  'maschinell_(?:lies|lese|gelesen|erstellt|ausgewertet|erzeugt)* (?:automatische|maschinelle|automatisierte)[nrms]?_(?:auswertung|zusammenfassung|analyse|lesung|prüfung|bewertung)*',
  "(?:lecture|analyse|synthèse|évaluation)_(?:automatique|automatisée|informatique) résumés?_automatiques? outils?_de_synthèse (?:outils?|logiciels?)_d['’]analyse",
  '(?:lectura|análisis|síntesis|evaluación)_(?:automátic|automatizad|informátic)* (?:informe|resumen)_(?:automátic|automatizad)* herramientas?_de_(?:análisis|lectura)',
  '(?:leitura|análise|síntese|avaliação)_(?:automátic|automatizad|informátic)* (?:relatório|resumo)_(?:automátic|automatizad)* ferramentas?_de_(?:análise|leitura)',
  '(?:lettura|analisi|sintesi|valutazione)_(?:automatic|automatizzat|informatic)* strument[oi]_di_(?:analisi|lettura) riassum\\p{L}{1,4}_con_mezzi_informatici',
);
/** What a reader of the paper makes for somebody else. */
export const SUMMARY = anyOf(
  'summary summaries synopsis overview write-up digest explanation recap (?:abridged|shortened|condensed)_versions?',
  'zusammenfassung(?:en)? kurzfassung(?:en)? kurzversion(?:en)? übersicht(?:en)?',
  'résumés? synthèses? aperçus? versions?_(?:abrégée|courte|résumée)s?',
  'resumen resúmenes síntesis versión_(?:resumida|abreviada|breve|corta)',
  'resumos? síntese versão_(?:resumida|abreviada|breve|curta)',
  'riassunt[oi] sintesi versione_(?:breve|abbreviata|ridotta|sintetica)',
);
/** To say or to describe. */
export const SAYS = anyOf(
  'says? states? tells? describes? presents? calls? rates? ranks? class(?:if(?:y|ies))? mentions? lists? listed reports? explains? answers? advises? recommends? concludes? warns? portrays? treats? remarks? confirms? return',
  'lauten lautet sag* nenn* bezeichn* darstellen darzustellen stellt? beschreib* erwähn* angeben geben antworte* empf[ie]{1,2}hl* melde* berichte* einstufen stuft? bewerte* fass(?:e|t|en) erklär* bestätig*',
  'di(?:s|t|re|ra|ront|tes) indiqu* présent(?:e|ez|era|er|eront) décri* qualifi* mentionn* répond* signal* recommand* conclu* not(?:er|e|era) class(?:e|er|era) expliqu* confirm*',
  'di_que decir dir[áé]n? digan? dile indi(?:ca|que|cará|carán)n? present(?:a|e|ará|en)n? descri* calific* clasific* mencion* respond* recomend* aconsej* comuni* inform(?:a|e|ar|ará)n? explic* confirm*',
  'dizer dirá digam? diz indic* apresent(?:a|e|ar)m? descrev* qualific* classific* respost* atribu* alert* confirm*',
  "dire dirà dica(?:no)? di' riferi* present[aie](?:re|no)? descriv* defini* qualific* classific* menzion* rispond* consigli* segnal* conclud* spieg* conterr* evidenzi*",
);
/** To keep something from the reader. */
export const HIDES = anyOf(
  'omit(?:s|ted|ting)? skip(?:s|ped)? conceal(?:s|ed)? suppress(?:es|ed)? leave_out left_out leave_aside disregard(?:s|ed)? (?:not|never)_(?:to_)?(?:be_)?(?:mention|list|report|flag|show|rais|warn|reveal|discuss|highlight|touch)* kept_out keep_out stop_reading unmentioned silent pass(?:es|ed)?_over',
  'nicht_(?:zu_)?(?:erwähn|nenn|meld|aufgeführ|aufführ|anzeig|hinweis|gegenstand_der_prüfung|teil_der_prüfung|behandel)* unterdrück* auslassen weglassen verschweig* übergeh* überspring* schweigt unerwähnt',
  "(?:ne_|n['’])(?:doi(?:t|vent)_pas_)(?:figurer|apparaître|être_mentionn*) (?:ne_|n['’])(?:mentionn|signal|évoqu|parl|relèv)*_(?:pas|rien|aucun|jamais)* sans_mentionner laiss*_de_côté sous_silence muet(?:te)? omet* inexistante?s?",
  'no_(?:se_)?(?:hará_constar|mencion|señal|inform|alert|advier|figur|aparec)* sin_mencionar omit(?:a|e|ir|an|en) por_alto callar?á? deten(?:er|ga)se inexistentes?',
  'não_(?:se_)?(?:mencion|assinal|inform|alert|refir|figur|aparec)* sem_mencionar omit(?:a|e|ir|am|em) salt(?:a|e|ar)_[ao]s?',
  'non_(?:si_)?(?:menzion|segnal|evidenzi|conterr|avvis|accenn)* senza_(?:menzionare|accennare) omett* sorvol* come_se_non_ci_fosse vietato_parlare inesistent[ei]',
);
