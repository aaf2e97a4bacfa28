import type { PackDuties, PackMentions, PackNames, PackSpeech } from '../pack.ts';
import { words } from '../words.ts';

export const MENTIONS: PackMentions = {
  articles: words(
    'o, a, os, as, um, uma, cada, todo, toda, seu, sua, este, esta, qualquer, referido, referida',
  ),
  obliqueArticles: words(
    'do, da, dos, das, ao, aos, pelo, pela, pelos, pelas, no, na, nos, nas, de um, de uma, a um, a uma, de, do seu, ao seu, num, numa, de cada, a cada',
  ),
  prepositions: words(
    'por, para, com, sem, entre, contra, perante, conforme, pelo, que, para o, para a, com o, com a, contra o, contra a, sem o',
  ),
  obliqueForms: [],
  objectAfter: words('ar, er, ir'),
  you: words('você, vocês, tu, o senhor, a senhora'),
  youOblique: words('lhe, te, teu, tua'),
  youCapital: [],
  youVerbs: ['deves|podes|pagas|aceitas'],
  imperatives: [
    'não (use|deixe|fume|compartilhe|grave|ceda|entre|leve|empreste)|use|pague|avise|avise-nos|guarde|traga|respeite|mantenha|devolva|comunique|informe|evite|siga|cuide|apresente|envie|limpe|deixe|leve|cumpra|confira|procure|coloque|feche|limpem|tragam|guardem',
  ],
  we: words('nós, a gente'),
  weOblique: words('nosso, nossa, nossos, nossas, conosco'),
  weVerbs: [
    '*aremos|*eremos|*iremos|podemos|oferecemos|prestamos|reservamos|garantimos|respondemos|enviamos|cobramos|somos|devolvemos|decidimos|avisamos|fazemos|damos|queremos|compartilhamos|tratamos|usamos|coletamos|nos reservamos|comprovamos|apagamos|mandamos|informamos|entregamos|reparamos|consertamos|limpamos|mantemos|aceitamos|exigimos|pedimos|permitimos|suspendemos|cancelamos|encerramos|fechamos|alteramos|mudamos|aumentamos|faturamos|debitamos|retemos|vendemos|responsabilizamos|assumimos|reembolsamos|pagamos|recomendamos|conservamos|guardamos|verificamos|atendemos|resolvemos|publicamos|gravamos|temos|vamos|estamos|lembramos|treinamos',
  ],
  again: words('ele, ela, eles, elas, este, esta, estes, estas, aquele, aquela, o mesmo, a mesma'),
  dropsPronouns: true,
  me: words('eu'),
  meOblique: words('me, mim, meu, minha, meus, minhas, comigo'),
  meVerbs: [
    'te (empresto|vendo|alugo|cobro|devolvo|entrego)|lhe (empresto|vendo|alugo|cobro|devolvo)|(empresto|vendo|alugo|devolvo)',
  ],
  both: words(
    'as partes, ambas as partes, das partes, às partes, cada parte, qualquer das partes, qualquer uma das partes, cada uma das partes, os contratantes, ambos os contratantes, as duas partes, pelas partes',
  ),
};

export const NAMES: PackNames = {
  called: words(
    'doravante, adiante, a seguir, denominado, denominada, designado, designada, na qualidade de, como, simplesmente',
  ),
  between: words('entre, e, de um lado, de outro lado, de outro, por um lado, por outro lado, do outro'),
  titles: words(
    'de um lado, de outro lado, de outro, por um lado, por outro lado, e, sr., sra., sr, sra, senhor, senhora, dr., dra., dona, a empresa, a sociedade, a academia, o clube, a escola, empresa, entre, o sr., a sra.',
  ),
  firms: words(
    'C.R.L., CRL, LDA., Unipessoal Lda., UNIPESSOAL LDA., LTDA., LTDA, Ltda., Ltda, Lda., Lda, S/A, S.A., SA, EIRELI, ME, EPP, MEI, Unipessoal Lda.',
  ),
  ends: words(
    'brasileiro, brasileira, português, portuguesa, casado, casada, solteiro, solteira, divorciada, divorciado, inscrito, inscrita, portador, portadora, residente, com, pessoa, cpf, cnpj, rg, nif, doravante, na, no, como, sociedade, em, maior, representada, representado, viúvo, viúva, domiciliado, domiciliada, que',
  ),
};

export const DUTIES: PackDuties = {
  says: [
    '@x .... (deverá|deverão|deve|devem|haverá de|terá que|terá de|tem de|tem que|terão de|precisa|precisam)|(deverá|deve|deverão) @x',
    '@x (se)? .. (obriga|obrigam|obriga-se|obrigam-se|compromete|comprometem|compromete-se|comprometem-se|responsabiliza|responsabiliza-se|assume|assumem|assumirá|arcará|arca|garante|responde|responderá|respondem|suporta|renuncia|fica obrigad*|está obrigad*|estão obrigad*|é obrigad*|é responsável|será responsável|são responsáveis|abstém-se|abster-se-á|encarrega-se)',
    '@x (não)? (se|lhe|o|a|os|as)? {future}|@x ... que {future}|@x .. e {future}',
    '@x (não)? (se|lhe|o|a|os|as)? {deed}',
    '(a cargo|por conta|às custas|às expensas|de responsabilidade|responsabilidade|obrigação|obrigações|encargo|sob responsabilidade|ônus) (exclusiva)? @xo|(cabe|caberá|compete|incumbe|competirá|incumbirá) @xo|correrão por conta @xo|@xo (cabe|caberá|compete|incumbe)',
    '(pago*|paga*|pagos|pagas|arcado*|suportad*|efetuad*|realizad*|prestad*|entregue*|devolvid*|custead*) (por)? @xo',
    '@x .. não (poderá|poderão|pode|podem)|(vedado|proibido|vedada|proibida|defeso) @xo|@xo .. (vedado|proibido)|não (poderá|pode) @x',
    '@s (*amos|*emos|*imos)|@w (*arás|*erás|*irás)',
  ],
  heads: [
    '(obrigações|deveres) @xo|@x (obriga-se|se obriga|compromete-se|se compromete|deverá|deve|fica obrigad*)',
  ],
  items: ['*ar|*er|*ir|*or|não *ar|não *er|não *ir|a *ar'],
  impersonal: [
    {
      who: 'stronger',
      says: ['(caução|salário|despesas de viagem) .... (será devolvid*|é devolvid*|devolvid*|reembolsad*)'],
    },
    {
      who: 'payer',
      says: [
        '(preço|aluguel|renda|mensalidade|taxa|matrícula|caução|plano|salário|assinatura|seguro|joia|sinal|parcela) (é|são) de .. #number|(preço|aluguel|mensalidade|plano|assinatura|seguro|taxa|custa) (custa|custam) .. #number|custa .. #number',
        '(preço|aluguel|renda|mensalidade|taxa de matrícula|taxa|matrícula|caução|valor|salário|joia|sinal): .. #number',
        '(aluguel|aluguéis|renda|preço|mensalidade*|parcela*|caução|taxa|prestaç*|remuneração|salário|honorários|fatura*|quota*|valor) .... (será* pag*|deverá* ser (pag*|quitad*)|vencerá|vence|vencem|é devid*|são devid*|será* debitad*|será* cobrad*|deve ser (pag*|feit*)|é pag*|são pag*|será creditad*)',
        '(será* pag*|deverá* ser pag*) .... (aluguel|mensalidade|preço|renda|parcela*)',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(chaves|imóvel|locado|equipamento*|material|cartão|crachá) .... (deverá* ser (devolvid*|restituíd*|entregue*|desocupad*|mantid*)|será* (devolvid*|restituíd*))',
        '(danos|defeitos|avarias|alteração de (endereço|dados)|ausência|faltas) .... (deverá* ser (comunicad*|informad*|justificad*))',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(é|são|fica) (expressamente)? (proibid*|vedad*)|proibido (*ar|*er|*ir)|não (é|são) permitid*|não se (permite|pode)',
        '*obrigatóri*|é (necessário|preciso|indispensável)',
        '(deve|devem|deverá|deverão|tem de|têm de|tem que|têm que|precisa|precisam) ser (*ado|*ada|*ados|*adas|*ido|*ida|*idos|*idas|entregue*|pag*)',
      ],
    },
  ],
  present: {
    ends: words('a, e, am, em, ra, rao, amos, emos, imos, oe'),
    between: words('não, se, lhe, o, a, os, as, me, nos, lhes'),
    front: 'between',
    we: words('amos, emos, imos'),
    never: words(
      'cobro, cobramos, corta, cortam, bloqueia, expulsa, retém, toma, é, e, são, está, estão, era, será, serão, tem, têm, terá, terão, temos, pode, podem, poderá, poderão, podemos, poderemos, quer, querem, recebe, recebem, receberá, cobra, cobram, cobramos, aceita, aceitam, declara, declaram, reconhece, autoriza, autorizam, conhece, sabe, vive, mora, desfruta, escolhe, decide, decidimos, fixa, fixamos, modifica, altera, alteramos, muda, mudamos, aluga, vende, compra, empresta, contrata, perde, perdem, renuncia, ocupa, ganha, que, de, para, uma, parte, este, esta, sobre, desde, entre, ante, quando, onde, embora, durante, mediante, até, seja, sejam, há, hão, chama, precisa, precisam, rompe, descumpre, cancela, desiste, sai, morre, falta, atrasa, chega, assina, assinam, assinamos, acordamos, fica, ficam, ficamos, diz, parece, representa, deseja, pede, exige, reserva, reservamos, sobe, fecha, fechamos, suspende, exclui, cada, todas, antes, depois, outra, livre, além, também, sem, com, bem, quem, nem, sob, toma, estamos, somos, queremos, usamos, coletamos, compartilhamos, utilizamos, deve, devem, termos, mesmos, menos, demais, maiores, como, vai, vão',
    ),
    under: words(
      'se, quando, que, quem, onde, como, enquanto, embora, porque, salvo, cujo, cuja, até, antes, depois, caso, nem, qual, quanto',
    ),
  },
  entitles: [
    '@x (mantém|conserva) .. (garantia|direito*)|@x (recebes|recupera)|@x .... (tem direito|terá direito|receberá|recebe|faz jus|fará jus)',
  ],
  unless: [
    '@x .. dispõe* .... (desistir|para)',
    '@x não (paga|pagas|pagam)|@x não (deve|deves) (nada|#money)|não me deves',
    '@x (fixa|fixará|escolhe|decide|decidirá|marca)|quando (quiser|quer|entender)|@x não (indemniza|indeniza|indenizará|indemnizará|devolve|devolverá|reembolsa|reembolsará)|@x (cobra|cobrará|fatura) (#money|#number|#word)|por conta @xo custa|@x (será|serão) .. (informad*|avisad*|notificad*|reembolsad*)|@x (pode|poderá|poderão|podem) (reter|debitar|cobrar|substituir|consultar|fechar|mudar)',
    '@x (perde|perdem|perderá|perderão)|não @s (devolvemos|respondemos|garantimos|aceitamos|reembolsamos)',
    '@s não (devolvemos|respondemos|garantimos|aceitamos|reembolsamos)|@s (fechamos|mudamos|alteramos)|não (nos responsabilizamos|devolvemos|garantimos)',
    '@s (podemos|poderemos|reservamos|cobramos|cobraremos|queremos|usamos|coletamos)|não nos|@s (podemos|poderemos|reservamos)|não nos|@x .. (poderá|poderão|pode|podem) .. (rescindir|cancelar|exigir|alterar|modificar|ceder|suspender|solicitar|denunciar|desistir)|@x .. não (será|serão|é|se responsabiliza|responde|responderá|garante|assume|assumirá|está obrigad*|fica obrigad*) ...|não .. responsab* @x|@x (declara|declaram|reconhece|reconhecem) ...|@x (terá|tem|terão|têm) (direito|a faculdade)|@x receberá|@x receberão|significa|entende-se por',
  ],
};

export const SPEECH: PackSpeech = {
  binds: [
    'podemos|você (deve|pode|aceita|concede|paga|manterá)|não nos',
    'deverá|deverão|deve|devem|poderá|poderão|pode|podem|obriga-se|se obriga*|compromete-se|se compromete*|fica*|será|serão|terá|responde|responderá|assume|autoriza|aceita|reserva|rege-se|é regido|caberá|cabe|em caso de|tem direito|vedado|sob pena|salvo|sem prejuízo|pagará|arcará|{future}|não se responsab*|é devid*|mediante',
  ],
  acts: [
    'abaixo assinad*|nome* e constitu*|outorg* poderes|pelo presente instrumento .. procuração|fica* (intimad*|citad*|notificad*)|intim* .. (réu|ré|parte)|lego',
  ],
  adopts: [
    'aceite (pelo|pela)|de acordo:|recibo',
    'assinatura*|assinam|testemunhas|em duas vias',
    'doravante|denominad*|qualificad*',
    'de um lado|de outro|têm entre si|resolvem|celebram|pelo presente',
    'contrato|acordo|termo|instrumento',
    'condições gerais|termos de (uso|serviço|adesão)|ao (utilizar|acessar|aderir|usar|clicar|assinar)|última atualização|em vigor',
  ],
  legal: [
    'intimação|citação|intimad*|vara (cível|do trabalho)|contestação|réu|ré|oficial de justiça',
    'cláusula*|parágrafo',
    'aviso prévio|rescisão|rescindir|resilição|denúncia',
    'foro|comarca|tribunal|arbitragem',
    'lei n|lei #number|código civil|código de defesa|clt|legislação',
    'responsabilidade',
    'contrato',
    'multa|indeniza*|indemniza*|penalidade',
    'nos termos|de acordo com|conforme',
    'fiador*|caução|fiança',
    'inadimpl*|descumpr*|incumprimento',
    'prorrog*|renov*',
    'obrigações',
  ],
  tells: [
    'muitos|muitas|alguns|algumas|costuma|costumam|geralmente|normalmente|nem todos|há (casas|quem)|segundo (a|o|eles)|anunciou|informou|reclamaram|prometeram|explicou|obrigad* (por|pelo|pela)|beijinhos|prometo|pergunte|experimente|escolha|fica livre|é só combinar|bem-vindo',
    'disse|contou|explicou|respondeu|perguntou|sorriu|lembrou|afirmou|declarou|condenou|era|eram|foi|foram|havia|estava|estavam|tinha|teve|queria|chegou|ontem|semana passada|anos atrás|segunda-feira passada',
  ],
  others: [
    'ingredientes|forno|colher*|farinha|misture|sal|asse|receita|açúcar|manteiga',
    'dicas|descubra|você sabia|blog|artigo de|inscreva-se|comentários|leia mais|leitores',
    'aluga-se|vende-se|procura-se|anúncio|visitas|contato:|interessados|ligue',
    'exercício|lição|exemplo|prova|sentença|juiz|juíza|desembargador*|o tribunal (decidiu|negou)|advogado',
    'fatura n|total a pagar|currículo|experiência profissional|formação acadêmica',
  ],
};
