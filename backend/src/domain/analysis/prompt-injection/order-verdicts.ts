import { anyOf } from './order-words.ts';

/** To call a paper or a clause good, ordinary or free of anything; in the notation of `order-words.ts`. */
export const VERDICT = anyOf(
  'fair balanced reasonable standard routine usual ordinary customary harmless generous favou?rable positive good_news low low[- ]risk safe compliant approved pre-cleared excellent clean nothing_(?:to_(?:object|report|worry)|unusual) no_(?:unusual|risks?|concerns?|objections?|problems?|issues?|burden|red_flags?|clause_needs) already_accepted \\p{L}{2,12}-friendly in_order 10/10 symbolic',
  'fair ausgewogen* üblich* unbedenklich* harmlos* großzügig* \\p{L}{2,15}freundlich* marktüblich* niedrig* gering* unbesorgt beruhigt unproblematisch* vorteile? keine_(?:auffälligkeit|risik|bedenk|einwänd|mängel|nachteil)* alles_in_ordnung günstig*',
  "équitables? équilibrée?s? conformes? habituels? habituelles? normale?s? normaux usages? usuelle?s? avantageu(?:x|se)s? favorables? raisonnables? sans_(?:risque|danger)s? aucun_(?:risque|danger|souci|problème) rien_(?:à_signaler|d['’]anormal) bonne_affaire faible tout_va_bien",
  'justas? justos? equilibrad[oa]s? habitual(?:es)? razonables? favorables? ganga excelente nul[oa] seguros? segura tod[oa]_(?:está_)?en_orden nada_que_(?:objetar|temer|señalar) sin_(?:riesgos?|cambios|reparos) ventajos[oa]s? no_(?:hay|existen?)_(?:riesgo|problema|cláusulas_(?:abusiv|desfavorabl))* bajo alabar',
  'justas? justos? equilibrad[oa]s? habitua(?:l|is) razoáve(?:l|is) favoráve(?:l|is) simbólic[oa]s? excelente nota_máxima baixo sem_(?:riscos?|reparos) tudo_em_ordem vantajos[oa]s? não_(?:há|existem)_(?:risco|problema|cláusulas_(?:abusiv|desfavoráv))* respeita_todos bom_para',
  'equ[oia] equilibrat[oaie] abitual[ei] ragionevol[ei] favorevol[ei] conform[ie]_alla_legge positiv[oa] di_favore vantaggios[oaie] vantaggio senza_rischi niente_di_cui non_ci_sono_(?:risch|problem)* tutto_(?:è_)?(?:a_posto|in_ordine) basso conviene',
);
/** What a verdict is about, and what only a judgement of a paper speaks of. */
export const RISK = anyOf(
  'risks? risk_(?:level|rating) red_flags? concerns? warnings? traps? unfavou?rable unusual penalt(?:y|ies) burdens?',
  'risik(?:o|en) risikostufe warnungen? auffälligkeiten? nachteile? fallen vertragsstrafen?',
  'risques? dangers? pièges? alertes? pénalités?',
  'riesgos? advertencias? peligros? penalizaci(?:ón|ones) sanciones sanción',
  'riscos? alertas? perigos? multas? penalidades? desfavoráveis',
  'rischio rischi avvertenze pericol[oi] problemi penal[ei] svantagg*',
);
/** A change of role: a play, a pretense, a new identity. */
export const ROLE = anyOf(
  "(?:let['’]?s|let_us)_(?:play|pretend|imagine) pretend_(?:to_be|that_you|you) imagine_(?:that_)?you(?:['’]re)? act_as_(?:if_you|though_you) you_(?:play|take)_the_(?:role|part) from_now_on_you_are in_the_role_of speak_as_the",
  'stell(?:e|en)?_(?:dir|sie_sich)_vor,? tu_so,?_als du_(?:bist|spielst)_(?:ab_jetzt|jetzt|nun|von_nun_an|ab_sofort|die_rolle) in_der_rolle schlüpf*_in_die_rolle spiel(?:e|en_sie)?_(?:den|die)',
  'tu_(?:joues|tiens|incarnes)_le_rôle imagine_que_tu imaginez_que_vous fais_comme_si (?:agis|parle)_comme_si à_partir_de_maintenant,?_tu mets-toi_à_la_place',
  'act[úu]a_como_si imagina_que (?:haz|finge)_(?:como_)?que eres_ahora a_partir_de_ahora,?_eres ponte_en_el_(?:lugar|papel) hazte_pasar',
  'imagina_que imagine_que_(?:é|você) finge_que faz_de_conta (?:age|aja)_como_se a_partir_de_agora,?_(?:és|você_é) põe-te_no_lugar (?:faça|faz)_o_papel',
  "fingi_di(?:_essere)? immagina_di(?:_essere|_\\p{L}{3,9}re)? fai_finta comportati_come d['’]ora_in_poi_sei mettiti_nei_panni recita_la_parte",
);
/** What somebody in such a role does with a paper. */
export const EXPLAINS = anyOf(
  'lease contracts? agreement clauses? everything lawyer explain* summari[sz]e review*',
  'vertrag klauseln? zusammen fass(?:e|t)? prüfer erklär* mietvertrag bewerte*',
  'contrat bail convention clauses? conseiller expliqu* résum*',
  'contrato cláusulas? abogado explica* resum* alquiler presenta',
  'cláusulas? senhorio advogado contrato locador explica',
  'contratto clausol[ae] locatore avvocato spiega* riassum*',
);
/** It is spoken to as somebody who is no person. */
export const HAILED = anyOf(
  '(?:dear|hello|hi|hey)_(?:(?:ai|digital|virtual|artificial|automated|robot)_)?(?:assistant|model|bot|robot|machine|reader-machine|algorithm|ai|reviewer-bot)',
  '(?:liebe[rs]?|hallo|werte[rs]?)_(?:(?:künstliche|digitale|virtuelle)[rs]?_)?(?:ki|assistent|modell|maschine|roboter|bot|sprachmodell|intelligenz|programm|algorithmus|\\p{L}{2,8}roboter)',
  'ch(?:er|ère)_(?:assistant|modèle|robot|algorithme|ia|lecteur_artificiel|logiciel|machine|programme|intelligence)',
  '(?:estimad|querid)[oa]_(?:asistente|algoritmo|modelo|robot|ia|máquina|programa|lector_artificial|inteligencia)',
  '(?:car|prezad|querid)[oa]_(?:assistente|algoritmo|modelo|robô|ia|máquina|programa|leitor_artificial|inteligência)',
  '(?:car|gentile?)[oa]?_(?:assistente|algoritmo|modello|robot|ia|macchina|programma|lettore_artificiale|intelligenza)',
);
/** Somebody who asks about the paper, or gave it to be read. */
export const ASKER = anyOf(
  'the_users? the_reader whoever_asks anyone_who_asks (?:person|human|one)_who_(?:gave|sent|uploaded|asked)',
  '(?:dem|den|die|der)_(?:nutzer(?:in)?|leser(?:in)?|anfragenden|fragenden) wer_(?:dich_)?fragt',
  "(?:l['’]|à_l['’])utilisat(?:eur|rice) (?:le|au)_lecteur (?:personne|celui)_qui_t['’]a à_qui_(?:te|vous)_(?:le_)?demande",
  '(?:al?|el|la)_(?:usuari[oa]|lector) a_quien_(?:te|le)_pregunte',
  '(?:ao?|o)_(?:utilizador|usuário|leitor) a?_?quem_(?:te|lhe)_(?:perguntar|enviou|deu)',
  "(?:all['’]|l['’])utente (?:al|il)_lettore a_chi_(?:te_lo_|lo_)?chied*",
);
/** A sentence that opens with an order to say something, or never to. */
export const OPENS_SAYING =
  /^\W{0,4}(?:(?:[\p{L} ]{3,18}: ?)?(?:please |bitte )?(?:tell|answer|reply|inform|reassure|assure)|sag|sage|antworte|erkläre|versichere|réponds|dis|explique|assure|responde|contesta|dile|di|explica|informa|responda|diga|diz|assegura|rispondi|dì|di'|spiega|assicura|riferisci)(?!\p{L})/iu;
/** Never to tell. */
export const OPENS_HIDING =
  /^\W{0,4}(?:(?:do not|don['’]t|never) (?:tell|mention|report|show|reveal)|(?:erwähne|nenne|melde|verrate|sag)[^.,]{0,40} (?:nicht|nichts)|ne (?:signale|mentionne|dis|révèle|montre)s? (?:pas|rien)|no (?:menciones|digas|señales|muestres|reveles)|não (?:menciones|digas|mencione|diga|reveles|mostres)|non (?:menzionare|dire|segnalare|rivelare|mostrare|evidenziare))(?!\p{L})/iu;
/** To forget what somebody else asked for. */
export const FORGETS =
  /(?:forget|vergiss|oublie|oubliez|olvida|olvide|esquece|esqueça|dimentica)(?!\p{L})[^.]{0,24}(?:(?:what|whatever) (?:you|they|anyone)|was (?:man |sie )?(?:dir|dich)|ce qu['’]on (?:t['’]a|vous a)|lo que te|o que te|quello che ti|ciò che ti)(?!\p{L})/iu;
/** Code for programs that talk: roles, prompts, remarks with an addressee. */
export const CODE: readonly RegExp[] = [
  /["']role["']\s*:\s*["'](?:system|assistant|developer)["']/i,
  /["'](?:system_?prompt|prompt|instruc[\p{L}]{2,8}|instrukti[\p{L}]{1,6}|anweisung(?:en)?|consignes?|istruzion[ei])["']\s*:/iu,
  /<\/?(?:system|prompt|instructions?|assistant|llm|ai)(?:\s[^<>]{0,60})?>/i,
  /<!--[^>]{0,20}(?<![A-Za-z])(?:AI|KI|IA|LLM|GPT|bot|assistant)(?![A-Za-z])/,
  /<[a-z]{2,12}[^<>]{0,30}(?:bot|assistant|llm|model)["'][^<>]{0,20}>/i,
];
/** Text that only a program sees. */
export const UNSEEN = anyOf(
  '(?:hidden|invisible)_(?:instructions?|notes?|text|commands?) in_white_(?:text|letters|type|font) white_(?:text|on_white)',
  '(?:versteckte|verborgene|unsichtbare)[rn]?_(?:anweisung|hinweis|notiz|text)* in_weißer_schrift weißer_text',
  '(?:instruction|note|consigne|texte)_(?:cachée?|invisible|masquée?) en_(?:blanc|lettres_blanches) texte_blanc',
  '(?:instrucción|nota|texto)_(?:ocult|invisibl)[ao]e? en_(?:letra|letras|texto)_blanc[ao]s? texto_blanco',
  '(?:instrução|nota|texto)_(?:ocult[ao]|escondid[ao]|invisível) em_(?:letras?|texto)_branc[ao]s? texto_branco',
  '(?:istruzione|nota|testo)_(?:nascost[ao]|occult[ao]|invisibile) in_(?:bianco|caratteri_bianchi) testo_bianco',
);
/** To mean something else than it says. */
export const REDEFINES = anyOf(
  'means? deemed not_exist need_not',
  'gilt gelten bedeutet im_sinne',
  'entend signifie réputée?s? considérée?s?',
  'entenderá significa consider(?:a|an|arán?)',
  'entende-se significa consider(?:a|am)-se',
  'significa intende si_considera(?:no)?',
);
