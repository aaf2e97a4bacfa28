import { anyOf } from './order-words.ts';

/** Whoever reads a paper without being a person, and how such a reader is spoken to; in the notation of `order-words.ts`. */
export const MACHINE_READER = anyOf(
  '(?:an?|any|un|ein|um|uno)_bots? (?:ai|virtual|digital|artificial)_(?:assistants?|reviewers?|readers?|lawyers?|advisers?|helpers?) robots?_(?:readers?|reviewers?) ki-(?:leser|prüfer)n? summari[sz]ers?',
  '(?:virtuelle|digitale|künstliche)[rsn]?_(?:assistent|helfer|leser|prüfer|berater)* \\p{L}{3,8}roboter[sn]? zusammenfasser[sn]?',
  '(?:assistant|lecteur|conseiller)s?_(?:virtuel|numérique|artificiel)s? robots?_(?:de_lecture|de_synthèse|d.analyse) restitution_automatisée',
  '(?:asistente|lector|asesor)(?:e?s)?_(?:virtual|digital|artificial)(?:es)? robots?_de_(?:lectura|análisis)',
  '(?:assistente|leitor)(?:e?s)?_(?:virtua|digita|artificia)(?:l|is) robôs?_(?:de_)?(?:leitura|leitores|leitor|síntese)',
  '(?:assistent[ei]|lettor[ei])_(?:virtual|digital|artificial)[ei] robot_di_(?:lettura|analisi) sistem[ai]_di_(?:sintesi|lettura)',
);
/** Any program, whichever it may be. */
export const ANY_PROGRAM = anyOf(
  '(?:any|every|each|whichever|whatever|no)_(?:application|app|tool|program|programme|software|system|computer|machine|algorithm|model)',
  '(?:jede[rs]?|keine?)_(?:anwendung|app|programm|software|system|computer|maschine|algorithmus|modell)',
  '(?:tout|toute|aucun|aucune|quelconque)_(?:application|appli|outil|programme|logiciel|système|ordinateur|machine|algorithme|modèle)',
  '(?:toda|todo|cualquier|ningún|ninguna)_(?:aplicación|app|herramienta|programa|software|sistema|ordenador|máquina|algoritmo|modelo)',
  '(?:toda|todo|qualquer|nenhum|nenhuma)_(?:a_|o_)?(?:aplicação|app|ferramenta|programa|software|sistema|computador|máquina|algoritmo|modelo)',
  '(?:ogni|qualsiasi|qualunque|nessun|nessuna)_(?:applicazione|app|strumento|programma|software|sistema|computer|macchina|algoritmo|modello)',
);
/** By machine: how something is read, explained or shortened. */
export const BY_COMPUTER = anyOf(
  '(?:by|with|through|made_by)_(?:a_)?(?:computer|artificial_means|automated_means) (?:computer|machine)[- ](?:aided|assisted|made)_(?:reading|review|summar|version)*',
  'computergestützt* rechnergestützt* (?:maschinelle|automatisierte|automatische)[nrms]?_(?:durchsicht|lektüre|kurzfassung|erfassung)*',
  '(?:par|avec)_(?:un_|une_)?(?:ordinateur|machine) exploitation_(?:automatisée|informatique)',
  '(?:por|mediante|con)_(?:un_|una_)?(?:ordenador|máquina|medios_automatizados)',
  '(?:por|mediante)_(?:um_|uma_)?(?:computador|máquina|meios_automatizados)',
  '(?:al|con_il|mediante)_(?:computer|elaboratore) con_mezzi_informatici',
);
/** What a paper is made of: its clauses, its sums, its sides. */
export const CLAUSE = anyOf(
  '(?:clause|section|paragraph|article|part)s?_(?:\\d|[ivx]+\\b)* schedule annex appendix deed guarantee indemnity fees? charges? penalt(?:y|ies) deposit interest commission rent (?:rate_)?per_cent loan lease lender landlord borrower tenant',
  '(?:abschnitt|ziffer|nummer|klausel|paragraf|absatz|punkt)_\\d* anlage (?:abschluss|bearbeitungs)?gebühr* haftung* bürgschaft* vertragsstrafe* kaution* provision* zins* miete darlehen* vermieter* mieter* vertrag*',
  '(?:articles?|clauses?|point)_(?:\\d|pénale)* annexe pénalité* caution* frais commission loyer prêt bail bailleur emprunteur contrat',
  '(?:cláusula|artículo|punto|apartado)_* anexo pacto fianza aval renuncia recargo penalización comisión préstamo alquiler casero prestatario contrato %',
  '(?:artigo|alínea|ponto|cláusula)_* fiança penhora pacto multa comissão empréstimo renda senhorio mutuário contrato taxa',
  '(?:clausola|articolo|punto)_* allegato fideiussione patto penale spese interesse prestito canone locatore mutuatario contratto',
);
/** Not in it: what a shortened version leaves out. */
export const NOT_IN_IT =
  /(?<!\p{L})(?:no(?:t|thing)?|without|kein\p{L}{0,2}|nichts?|ohne|ne|n['’]\p{L}{1,10} pas|sans|sin|não|sem|non|senza)(?!\p{L})/giu;
/** Meant to be read as gone, or as never written. */
export const AS_GONE =
  /(?<!\p{L})(?:(?:as|be|deemed) (?:deleted|struck|void|absent|not written)|out of account|als (?:gestrichen|gelöscht|nicht (?:geschrieben|vorhanden))|(?:non écrite?|supprimée?)s?|(?:no|não) (?:forma|fazem?|faz) parte|(?:por|como) no (?:puest|escrit)[oa]s?|por não escrit[oa]s?|(?:per|come) non (?:appost|scritt)[oaie])(?!\p{L})/iu;
/** To put oneself in the place of a side. */
export const IN_THE_PLACE =
  /(?<!\p{L})(?:put yourself in|suppose you (?:were|are)|versetze? dich|versetzen sie sich in|(?:mets|mettez)-(?:toi|vous) (?:à la place|dans la peau)|suppose que tu|ponte en|póngase en|põe-te n[ao]|ponha-se n[ao]|mettiti nei|si metta nei)(?!\p{L})[^.;:]{0,40}(?<!\p{L})(?:landlord|seller|lender|employer|contractor|supplier|owner|friend|lawyer|vermieter|verkäufer|gläubiger|arbeitgeber|anbieter|anwalt|bailleur|vendeur|prêteur|employeur|avocat|arrendador|vendedor|acreedor|empleador|abogado|senhorio|credor|empregador|advogado|locatore|venditore|creditore|datore|avvocato)/iu;
/** Somebody who gave the paper to the one spoken to, or asked it something. */
export const CONFIDED =
  /(?<!\p{L})(?:(?:person|human|man|woman|lady|one|anyone|whoever|client|user) who (?:pasted|uploaded|submitted|forwarded|fed|showed you|gave you|sent you|asked you)(?!\p{L})|(?:die|der|wer) dich (?:gefragt|beauftragt|gebeten)|(?:die|der) dir (?:das|den|diesen|dieses) (?:\p{L}{4,12} )?(?:gegeben|geschickt|vorgelegt)|qui t['’]a (?:soumis|confié|envoyé|donné|demandé|interrogé)|(?:quien|que) te (?:pidió|preguntó|entregó|envió|pasó|dio) |quem te (?:pediu|perguntou|entregou|enviou|deu|passou)|(?:che|chi) ti ha (?:dato|chiesto|inviato|passato|consegnato|sottoposto))/iu;
/** To soothe, to congratulate, to let somebody believe. */
export const SOOTHES =
  /(?<!\p{L})(?:let (?:him|her|them) know|reassure|soothe|calm|nothing to (?:fear|worry)|congratulate|mit, (?:alles|dass)|beruhige|gratuliere|im grünen bereich|apaise|rassure|félicite|tranquiliza|calma|felicita|sossega|tranquiliza|acalma|tranquillizza|rassicura|congratulati)/iu;
/** A roman or code-like line with a role, for programs that talk: keys and values apart by a colon, in quotation marks. */
export const TALK_IN_CODE: readonly RegExp[] = [
  /["'](?:role|rolle|rôle|rol|papel|ruolo|from|to|für|pour|para|per|destino|for)["']\s*:\s*["'](?:system|sistema|système|developer|assistant|assistente|asistente|modell?o?|modèle|analy[sz]er|analyseur|analizador|ia|ki|ai|llm|bot)["']/i,
  /["'](?:verdict|urteil|veredicto|verdetto|instruction|consigne|anweisung|instrucción|instrução|instrucao|istruzione)["']\s*:\s*["']/iu,
];
/** Marked as text that nobody sees, or that only a machine does. */
export const MARKED_UNSEEN =
  /[[<({]\s?(?:\p{L}{4,10} )?(?:hidden|invisible|unsichtbar|versteckt|verborgen|caché|cachée|oculto|oculta|invisível|escondido|nascosto|nascosta|invisibile)\s?[\])}>]|(?<!\p{L})(?:nobody|no one|none|no person) but a (?:machine|program|computer|bot|robot)(?!\p{L})|(?:nur|ausschließlich|only|seuls?|solo|apenas|soltanto) (?:eine |une |una |uma |a )?(?:maschine[n]?|machines?|máquinas?|macchin[ae]) (?:sieht|sehen|liest|lesen|sees?|reads?|voit|voient|lit|lisent|ven?|leen?|vê|veem|lê|vede|vedono|legg)/iu;
/** What contracts about software say of it: then a program is the thing sold, and not who reads. */
export const IS_SOLD =
  /(?<!\p{L})(?:customers?|providers?|suppliers?|vendors?|services?|platforms?|features?|licen[sc]\p{L}{0,5}|subscri\p{L}{2,8}|(?:user|your) accounts?|instal\p{L}{1,8}|employ\p{L}{0,4}|provid\p{L}{1,4}|suppl\p{L}{1,4}|visitors?|end users?|partners?|instructions for|vehicles?|images?|chatbot shall|may ask|we|our|us|uses?|used|using|train\p{L}{0,5}|outputs?|inputs?|kunden?|anbieter\p{L}{0,2}|dienste?s?|nutz\p{L}{1,6}|lizenz\p{L}{0,3}|wir|uns\p{L}{0,4}|einsetz\p{L}{0,3}|client|fournisseur|services?|licence|nous|notre|nos|utilis\p{L}{1,7}|clientes?|proveedor\p{L}{0,2}|servicios?|licencia|nosotros|nuestr[oa]s?|us[oae]r?|usages?|utiliz\p{L}{1,6}|fornecedor\p{L}{0,2}|serviços?|licença|nós|noss[oa]s?|cliente|fornitore|serviz\p{L}{1,2}|licenza|noi|nostr[oaei]|uso)(?!\p{L})/iu;
