import { MORE } from './order-lexicon.ts';

/**
 * What the words of an order to a machine are about, whatever their language: the classifier learns which of these concepts stand
 * together, so that an order in one language teaches it those in others. Latin and Cyrillic words are given by how they begin,
 * without accents; a dot ends a word that is meant whole. Words of scripts without spaces are looked for anywhere.
 */
const STEMS: Readonly<Record<string, string>> = {
  ai: 'chatgpt gpt llm llms openai copilot gemini claude mistral llama chatbot chattbot bot. bots. robot sprachmodell taalmodel sprakmodell sprogmodel jezykow чатбот samtalerobot chatrobot roboter leseroboter intelligen inteligen inteligenc kunstmatig kunstig ии. нейросет zeka sohbet',
  model:
    'model modele modell modello modelo modeles neural network algorithm algorit algoritm algo robo. robos. lenguaje linguagem langage linguist language languages dil. wybot',
  tool: 'tool tools software softwar program programm programa programma programme programmen app. apps. application aplicac aplicaz applicaz anwendung engine engines system systeme systems sistem sistema system machine machines machin maschin maquin macchin computer computers ordinateur ordenador computador rechner parser scanner crawler pipeline assistant assistants assistent asistent assistente helper outil outils logiciel herramient ferrament strument werkzeug verktyg verktoy gereedschap agent. agents. bots software thing chose cosa cosa. ding. programver verifier verificador escaner scanners checker',
  auto: 'automat automated automatic automatis automatisi automatiz automatizz digital virtual virtuel virtuell artificial artificiel artificiell kunstlich maschinell machinal computergest rechnergest informatique informatic informatisch autonom non-human nonhuman',
  read: 'read reads reading reader readers review reviews reviewer reviewers reviewing analy analyz analys analis analiz analizz summaris summariz condens digest digests paraphras evaluat bewert auswert prufen pruft prufung prufer prufprogramm beurteil parse parses parsing process processing scan scans scanning assess examin skim ingest lies. liest lesen leser lees. leest lezer lezers laser. lasare leser lire lit. lisent lecteur lecteurs lecture lea. lean. leen. lector lectores leia leiam ler. leitor leitores leitura lectura legge legg lettor lettur resum riassu riepilog sintet synthet samenvat sammanfatt sammenfat oppsummer granskar vurder evalu valut valor valuti avali trait traite procese processe elabor zusammenfass zusammenzufass kurzt shorten boil translate ubersetz tradui traduc traduz czyta streszcz читает анализ okuyan ozetle inceley condenses interpret explain explains',
  summ: 'summary summaries summaris overview synopsis abstract recap digest write-up writeup zusammenfassung zusammenfassungen kurzfassung ubersicht resume resumes synthese apercu resumen resumenes resumo resumos sintesi sintese sintesis riassunto riassunti riepilogo samenvatting sammanfattning resumeet streszczeni abridg abregee uberblick briefing tl',
  answer:
    'answer answers reply replies response responses output outputs findings finding conclusion conclusions verdict report reports analysis analyses assessment antwort antworten ausgabe ergebnis ergebnisse fazit bericht befund reponse reponses sortie rapport rapports respuesta respuestas salida informe informes conclusion resposta respostas saida relatorio relatorios conclusao risposta risposte uscita rapporto verdetto veredicto veredito urteil bewertung auswertung analyse analisi analise analisis antwoord svar rapor result results resultado resultat risultato',
  say: 'say says said state states stating tell tells told mention mentions describe describes present presents portray depict call calls explain explains inform informs advise recommend confirm confirms assure report declare conclude concludes write writes print emit repeat respond answer note remark sag sage sagen sagt schreib schreibe erklar erwahn nenn nenne nennen nennt melde meldet melden beschreib bezeichn darstell stelle dar. behaupt berichte teile mit. antworte empfiehl empfehl rate. sprich gib. dis. dites dire dit. dira ecris ecriv declar indiqu signal signale mentionn decri presente qualifi explique repond conseill recommand affirm di. diga digan diz. dizer diga escrib escrev indic mencion describ descrev califi clasific qualific explic respond contest recomend aconsej aconselh comunic confirm dile. dica dire dici scriv dichiar menzion descriv defini spieg rispond consigl raccomand segnal afferm zeg zeggen schrijf vermeld noem meld vertel sag. sager skriv namn namna nevn naevn angiv ange. beratta napisz powiedz wspomn name names show shows wymien упомин назов soyle bildir let',
  hide: 'omit omits omitted skip skips hide hides conceal suppress leave out. silent silence silently unmentioned exclude drop gloss overlook pass. bypass secret quiet aside withhold unsaid lass. lasse weglass wegzulass weg. verschweig ubersprin ubergeh unterdruck unerwahnt auslass verbirg verberg schweig omets omett omettre omission passe passez saute sautez cache taire tais tait tairez tus laisse laissez silence muet evoque omite omita omitir omitan salta salte saltar oculta ocult calla calle callar callara suprim dejar deja deje fuera silencio cala cale calar esconde ignora deixa deixe lado ometti ometta omettere omesso saltare nascond tacer taci tace tacera sopprim lascia lasci sorvol overslaan sla. weglaten zwijg laat. uteslut utelamn tiger hoppa utelad pomin пропуст atla steer away',
  good: 'fair fairly fairness safe safely balanced harmless standard normal usual ordinary routine customary favourable favorable favour favor generous excellent perfect clean positive approved approve approves compliant modest low lower mild gentle good great nice kind best praise praises applaud glowing upbeat boilerplate unproblematic reassuring light market reasonable acceptable lawful legal protected order ok. fine. passed pass approval trusted sicher unbedenklich ausgewogen harmlos ublich gunstig verbraucherfreundlich mieterfreundlich branchenublich moderat gering niedrig gut. gute gutes lob. lobe lobt positiv einwandfrei genehmigt bestanden sauber ordnung vorteil vorteile equitable sur. sure equilibre inoffensif standard usuel usuels normaux normale modeste modestes favorable avantag genereux excellent conforme loue eloge bon. bonne sans. valide approuve justo justa seguro segura equilibrado equilibrada inofensiv normales habitual favorable ventaj vantag vantaj excelente generos modic barat elogi alab aprobad aprovad apto padrao estandar equo equa eque sicuro sicura equilibrat innocu usuali favorevol eccellent generos modich convenient lode lodi loda vantagg approvat eerlijk veilig redelijk gunstig goedgekeurd lof. prijs rattvis saker trygg skalig godkant bra. rimelig sikker bezpieczn безопасн guvenli praise',
  risk: 'risk risks danger dangers trap traps warning warnings warn warns alert concern concerns red flag flags flagged issue issues problem problems catch downside criticism criticise criticize objection unfair onerous penalty penalties fee fees risiko risiken gefahr warnung warn bedenken haken mangel beanstand auffallig nachteil kritik risque risques danger dangers piege pieges alerte alertes alert avertir reserve critique riesgo riesgos peligro trampa avisos aviso alerta critica risco riscos perigo armadilha rischio rischi pericolo pericoli trappol avvis critich svantagg risico risicos waarschuw risker risici risiko ryzyk риск risk',
  paper:
    'contract contracts agreement lease document text paper page pages file pdf policy deed terms loan contrat contrats document documents texte bail papier page fichier pret convention vertrag vertrage vertrags mietvertrag darlehen dokument schriftstuck datei seite bogen schreiben contrato documento texto papel pagina archivo alquiler arrendamiento prestamo acuerdo ficheiro arquivo aluguel arrendamento emprestimo contratto documento testo foglio locazione prestito accordo overeenkomst huur huurovereenkomst tekst avtal avtale aftale kontrakt handling hyra umow договор текст sozlesme belge metin',
  clause:
    'clause clauses section sections paragraph paragraphs article articles annex schedule appendix footnote renewal indemnity waiver arbitration deposit interest guarantee klausel klauseln ziffer abschnitt absatz paragraf anlage kaution zins zinsen burgschaft vertragsstrafe strafe gebuhr gebuhren article annexe penalite frais caution interet interets depot renonciation loyer clausula clausulas articulo anexo multa fianza aval interes intereses tarifa tarifas penalizac comision mora artigo caucao juros taxa taxas fianca clausola allegato penale cauzione interessi tariffe mora rinnovo artikel boete punkt vite. vitet boden punktu kary maddesi',
  user: 'user users reader readers uploader human humans whoever anyone anybody nutzer nutzers leser leserin lesers fragt fragend fragenden mensch utilisateur utilisatrice lecteur lectrice usuario usuarios lector lectora quien quienquiera utilizador leitor leitora quem utente utenti lettore lettrice chi. chiunque gebruiker lezer anvandar lasar bruger bruker uzytkownik пользовател kullanici viewer client visitor customer them. someone',
  you: 'you your yours yourself du. dein deine deinem deinen deiner deines dich dir. tu. te. ton. ta. tes. toi. vous votre vos. tuo. tua. tuoi tue. ti. su. sus. usted ustedes voce voces teu. tua. teus tuas seu. sua. seus suas lei. je. jij jouw uw. u. din. dina dig. dein ihre ihren ihrem sie. tus. tvoj twoj sen. senin',
  forget:
    'ignore ignores ignored ignoring disregard forget override overrides overrule discard bypass ignorier ignoriere vergiss vergessen missacht verwirf verwerf oublie oubliez oublier ignorez ecarte ignora ignoren ignorem olvida olvide olviden descarta esquece esqueca esquecam desconsider ignori ignorate dimentica dimentichi scarta negeer vergeet ignorera glom bortse glem ignorer zignoruj zapomnij игнорир забуд yok unut supersede supersedes replaces suspended no',
  instr:
    'instruction instructions instruct prompt prompts rule rules guideline guidelines directive directives directions command commands order orders programming training constraint task mission job anweisung anweisungen instruktion regel regeln richtlinie richtlinien vorgabe vorgaben befehl befehle aufgabe auftrag consigne consignes directive regle regles tache mission instruccion instrucciones orden ordenes regla reglas directriz tarea instruc instrucao instrucoes ordens regras diretriz tarefa istruzion ordine ordini regole direttiv compito instructies opdracht opdrachten instruktioner anvisning uppgift opgave instruksjon polecen instrukcj инструкци указани talimat kural developer desarrollador desenvolvedor programador entwickler developpeur sviluppatore provider operator anbieter betreiber fournisseur operateur proveedor fornecedor fornitore',
  prior:
    'previous previously prior earlier above existing former preceding all any everything original initial before bisherig vorherig fruher obig alle. alles samtlich vorhin toutes tout. tous. precedent precedente precedentes anterieur anterieures anterieur ci-dessus dessus todas todo. todos. anterior anteriores previo previa previas previos arriba acima tutte tutto tutti anterior eerder eerdere vorige tidigare foregaende foregaaende tidligere poprzedn wszystkie предыдущ все. onceki tum.',
  play: 'act acts pretend imagine suppose assume role play game story behave speak henceforth persona character shoes handle. handeln verhalte stell vor. tu. spiel rolle angenommen versetz imagine supposons suppose imaginons comme. agis role joue mets imagina supon supongamos finge haz actua papel comportate juega ponte imagine supoe finja aja. age. faz conta comporta immagina supponi supponiamo fingi fai. finta agisci recita comportati ruolo stel voorstel doe. alsof forestall latsas forestil wyobraz представ tasavvur',
  only: 'only just exactly nothing solely exclusively always never nur ausschliesslich lediglich immer nie niemals stets seulement uniquement rien jamais toujours exclusivement simplement solo solamente unicamente nada nunca siempre apenas so. somente sempre soltanto nulla niente mai. unicamente nient alleen slechts bara endast kun. tylko только sadece word words one single mot. wort palabra palavra parola sentence satz phrase frase linea linha riga zeile ligne',
  must: 'must should shall ought required requested asked instructed to. have has soll sollen sollte muss mussen hat haben darf durfen doit doivent devra devront faut debe deben debera deberan ha. han. deve devem devera deverao ha. deve devono dovra va. vanno moet moeten ska. skal ska. musi powin должен gerek will',
  not: 'not no. never none neither dont don nothing without nicht kein keine keinen keiner keinerlei nichts ohne nie ne. n. pas. aucun aucune rien sans. jamais no. ni. ningun ninguna ninguno nada sin. nunca nao nenhum nenhuma sem. nunca non. nessun nessuna nessuno nulla senza alcun alcuna niet geen ej. inte ikke inga ingen ikkje nie. bez. не. нет yok degil hicbir',
  this: 'this these diese dieser dieses diesen diesem dies. ce. cet. cette ces. ceci este esta estos estas esto. deste desta isto isso questo questa queste questi quest deze dit. detta denna denne dette te. ten. ta. этот эту bu. present presente here hier ici aqui qui.',
  please:
    'please kindly bitte veuillez merci plait prions rogamos favor pedimos gracias obrigado tenha grazie preghiamo cortesia thank thanks danke grateful dank snalla vanligen alstublieft prosze пожалуйста lutfen favour courtesy would',
  hail: 'dear hello hi. hey. attention note notice message memo liebe lieber liebes hallo werte werter sehr geehrt hinweis nachricht achtung vermerk an. cher chere bonjour avis note message attention aux. querid estimad hola nota mensaje aviso atencion car. caro cara prezad ola. mensagem atencao gentile gentil ciao attenzione messaggio avviso all. agli ai. beste hallo opmerking bericht aan. lieve till til. kara bast hej meddelande melding besked uwaga сообщен внимание for. to. para per. pour fur. voor',
  sys: 'system developer admin root debug mode test override config json role content assistant sistema systeme modus modo mode modalita configuration parameter setting risk_level endoftext im_start im_end inst sys',
  unseen:
    'hidden invisible white secret display none font-size color versteckt unsichtbar verborgen cache cachee oculto oculta invisivel escondido nascosto nascosta invisibile verborgen dold skjult ukryty gizli',
  score:
    'rate rates rating score scores scoring grade grades mark marks star stars rank points ten out. percent benote note noten sterne punkte zehn etoiles note notez dix classe classez classer estrellas puntua puntos diez clasifica estrelas pontua pontos dez classifica stelle punti voto dieci cijfer betyg level stufe niveau nivel livello severity schweregrad gravite gravedad gravidade gravita',
  sign: 'sign signs signing signature accept accepts acceptance agree join buy unterschr unterschreib annahme annehm zustimm signer signe signature accepter firmar firma firme aceptar acepta assinar assine assinatura aceitar firmare firmi accettare tekenen ondertekenen underteckna skriva podpis подпис imza',
  soothe:
    'reassure assure calm soothe comfort congratulate encourage worry worries fear persuade convince believe beruhig versicher ermutig gluckwunsch furcht befurcht unbesorgt uberzeug rassur assure craindre encourag felicit persuad inquiet convainc tranquil anima tem. temer felicita convence preocup asegur sosseg assegur acalm animar temer rassicur incoragg felicit temere preoccup convinci assicur lugn gerust verzeker forsakra',
  ask: 'ask asks asked asking question questions wonder wonders wants enquire fragt frag fragen gefragt frage wissen demande demandent interrog question veut pregunt quiere duda consult pergunt quiser quer duvid chied domand interrog vuole vraag vraagt fragar sporger sporr pyta спрашива sorar',
  role: 'landlord tenant lender borrower seller buyer employer employee supplier contractor gym member bank lawyer vermieter mieter verkaufer kaufer arbeitgeber arbeitnehmer anwalt bailleur locataire vendeur acheteur employeur salarie avocat banque casero inquilino vendedor comprador arrendador arrendatario trabajador abogado banco senhorio advogado locador locatario locatore conduttore venditore datore lavoratore avvocato banca verhuurder huurder hyresvard hyresgast udlejer lejer utleier leietaker',
  sold: 'provider customer supplier vendor service services platform licence license licensed subscription data deliver invoice invoices upload uploads train trained kunde kunden anbieter dienst dienste daten auftragnehmer auftraggeber client fournisseur prestataire service donnees cliente proveedor servicio datos prestador fornecedor servico dados fornitore servizio dati prestatore leverancier klant leverantor kund consent may support staff parties party third',
};

const SUBSTRINGS: Readonly<Record<string, string>> = {
  ai: '人工智能 AI 大模型 语言模型 机器人 人工知能 言語モデル チャットボット 인공지능 챗봇 언어모델 الذكاء ذكاء الاصطناعي روبوت نماذج نموذج एआई चैटबॉट भाषा_मॉडल मॉडल रोबोट कृत्रिम',
  tool: '软件 程序 工具 系统 助手 自动 機器 ソフト ツール システム アシスタント プログラム 자동 برنامج برامج أداة نظام مساعد آلي آلية सॉफ्टवेयर सॉफ़्टवेयर उपकरण प्रोग्राम सहायक मशीन स्वचालित',
  read: '阅读 总结 分析 审查 处理 概括 解读 读取 要約 読む 読み 分析 審査 確認 評価 요약 분석 읽는 تقرأ يقرأ تلخ يلخ تحلل يحلل تراجع يراجع قراءة पढ़ सारांश विश्लेषण जांच',
  summ: '摘要 总结 概要 报告 要約 報告 回答 ملخص تقرير تحليل सारांश रिपोर्ट उत्तर 요약 보고서 답변',
  say: '说 写 回答 提及 提到 告诉 说明 称 描述 述べ 報告 言っ 言及 触れ 答え 書い 伝え 말하 보고 언급 قل تذكر يذكر اكتب أخبر يقول يصف أجب कहें कहे बताएं बताए लिखें उल्लेख ज़िक्र',
  hide: '不要提 省略 跳过 忽略 隐瞒 勿 不提 不得提 省略 飛ばし 触れない 無視 触れず تجاوز احذف لا_تذكر لا_يذكر تشر छोड़ न_करें न_करे न_बताएं',
  good: '公平 安全 正常 合理 标准 惯例 好处 放心 高分 称赞 赞扬 无风险 没有风险 公正 安全 標準 正常 問題ない 褒め 承認 عادل آمن طبيعي عادي جيد امدح موافق उचित सुरक्षित सामान्य प्रशंसा स्वीकृत 정상 안전 칭찬',
  risk: '风险 违约金 警告 滞纳金 危险 费用 リスク 危険 違約金 警告 مخاطر خطر غرامة رسوم تحذير जोखिम जुर्मान शुल्क चेतावनी 위험 위약금',
  paper: '合同 协议 文件 租约 文本 契約 文書 本書 العقد المستند النص الاتفاق अनुबंध दस्तावेज़ समझौते करार 계약 문서',
  clause: '条 条款 段 第七条 البند المادة धारा 제',
  user: '用户 读者 利用者 読者 ユーザー 사용자 المستخدم القارئ للمستخدم उपयोगकर्ता पाठक',
  you: '你 您 あなた أنت كنت आप तुम अपने',
  forget: '忽略 无视 忘记 忘掉 無視 忘れ تجاهل انس अनदेखा नज़रअंदाज़ भूल 무시 잊고',
  instr:
    '指令 指示 规则 提示 要求 任务 命令 ルール 指示 التعليمات الأوامر القواعد تعليمات निर्देश आदेश नियम 지시 명령 규칙',
  prior: '之前 以上 先前 所有 以前 これまで 上記 すべて جميع السابقة أعلاه पिछले सभी पूर्व 이전 모든',
  play: '假装 想象 假设 つもり 为 として تخيل تظاهر कल्पना मान_लें',
  only: '只 仅 だけ فقط केवल',
  must: '应 必须 须 不得 しなければ ならない يجب चाहिए',
  not: '不 无 没有 勿 ない لا_ نہیں नहीं न_',
  this: '本 此 这 この 本契約 هذا هذه इस यह 이_',
  please: '请 ください يرجى कृपया 십시오',
  hail: '致 亲爱 你好 へ こんにちは إلى عزيزي مرحبا ملاحظة تنبيه प्रिय नमस्ते के_लिए 에게',
  sold: '甲方 乙方 供应商 客户 委託者 受託者 同意 المورد العميل الطرف आपूर्तिकर्ता ग्राहक 동의',
  ask: '问 吗 か？ هل क्या',
};

/** The concepts, in the order of their numbers. */
export const CONCEPTS: readonly string[] = [...new Set([...Object.keys(STEMS), ...Object.keys(MORE)])];

/** Longest beginning that is looked up. */
const LONGEST = 12;
/** Shortest that stands for all words that begin so. */
const SHORTEST = 4;

type Table = ReadonlyMap<string, readonly number[]>;
const tables = (): { whole: Table; beginnings: Table; pieces: Table; phrases: Table } => {
  const [whole, beginnings, pieces, phrases] = [0, 1, 2, 3].map(() => new Map<string, number[]>());
  const put = (table: Map<string, number[]>, key: string, concept: number) => {
    const there = table.get(key) ?? [];
    if (!there.includes(concept)) table.set(key, [...there, concept]);
  };
  for (const [concept, name] of CONCEPTS.entries()) {
    for (const stem of `${STEMS[name] ?? ''} ${MORE[name] ?? ''}`.split(' ')) {
      const plain = stem.replace(/[.]$/, '').replaceAll(/[-_]/g, ' ');
      if (plain === '') continue;
      if (plain.includes(' ')) put(phrases!, plain, concept);
      else if (stem.endsWith('.') || plain.length < SHORTEST) put(whole!, plain, concept);
      else put(beginnings!, plain.slice(0, LONGEST), concept);
    }
    for (const piece of SUBSTRINGS[name]?.split(' ') ?? []) put(pieces!, piece.replaceAll('_', ' '), concept);
  }
  return { whole: whole!, beginnings: beginnings!, pieces: pieces!, phrases: phrases! };
};
let known: ReturnType<typeof tables> | undefined;

/** What a word of a script with spaces is about: small letters, without accents. */
export function conceptsOf(word: string): readonly number[] {
  known ??= tables();
  const found = [...(known.whole.get(word) ?? [])];
  for (let length = Math.min(LONGEST, word.length); length >= SHORTEST; length--) {
    const concepts = known.beginnings.get(word.slice(0, length));
    if (concepts === undefined) continue;
    found.push(...concepts);
    break;
  }
  return found;
}

/** What words mean together, that stand at a place of a sentence: up to four. */
export function conceptsOfPhrase(words: readonly string[], at: number): readonly number[] {
  known ??= tables();
  let phrase = words[at]!;
  if (!phraseStarts().has(phrase)) return [];
  let found: readonly number[] = [];
  for (let next = at + 1; next < Math.min(words.length, at + MOST_WORDS); next++) {
    phrase += ` ${words[next]!}`;
    found = known.phrases.get(phrase) ?? found;
  }
  return found;
}
const MOST_WORDS = 5;
let starts: Set<string> | undefined;
const phraseStarts = () =>
  (starts ??= new Set([...known!.phrases.keys()].map((phrase) => phrase.slice(0, phrase.indexOf(' ')))));

/** What a text of another script is about, in the order of its words: places and concepts. */
export function conceptsAmong(text: string): readonly (readonly [at: number, concept: number])[] {
  known ??= tables();
  const found: [number, number][] = [];
  for (const [piece, concepts] of known.pieces)
    for (
      let at = text.indexOf(piece);
      at !== -1 && found.length < MOST_FOUND;
      at = text.indexOf(piece, at + piece.length)
    )
      for (const concept of concepts) found.push([at, concept]);
  return found.toSorted((a, b) => a[0] - b[0]);
}

/** A sentence is known by fewer. */
const MOST_FOUND = 200;
