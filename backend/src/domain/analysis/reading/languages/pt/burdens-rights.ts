import type { PackBurden } from '../pack.ts';

/** Rights given up, courts, freedom, privacy and home. */
export const RIGHTS: readonly PackBurden[] = [
  {
    family: 'waiver',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* .... (renuncia*|renunciando|renunciar|abre mão|desiste de qualquer)|renúncia .... (direito*|aç*|reclam*|foro)|sem (que .. possa|poder|direito a|direito de) .... (reclam*|exig*|opor|reten*|indeniza*)|não poderá .... (reclam*|exig*|compens*|suspender o pagamento|opor|deduzir|reter|pleite*)|aç* coletiv*|renunciando',
      ],
    ],
    unless: [
      '@s .. renuncia*|não (implica*|importa*|constitui*) .. renúncia|(renuncia*) .... (denúncia|{endWord}) .... antes',
    ],
    graver: ['expressamente|todos|qualquer|irrevog*|direitos que .. lei|desde já'],
    examples: ['O locatário renuncia a qualquer indenização por benfeitorias.'],
    counterExamples: ['A tolerância não implica renúncia.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(direito de (preferência|arrependimento|retenção)|preferência|férias|indenização|garantia legal|prorrogação|redução (do|de) aluguel|abatimento|devolução) .... (renuncia*|exclu*|não (será|terá|se aplica*|cabe|haverá))|não (terá|tem|terão|dará|dá|gera|haverá) (direito a)? .... (indeniza*|redução|abatimento|compensa*|devolução|férias|desconto|reembolso|reposição|preferência)|sem direito a .... (indeniza*|redução|abatimento|compensa*|desconto|reposição|retenção)|fica* exclu*',
      ],
    ],
    unless: ['@s .. não terá direito|responsab*|prazo de arrependimento'],
    graver: ['em nenhuma hipótese|qualquer que seja|por nenhum motivo|ainda que'],
    examples: ['O locatário não terá direito a abatimento do aluguel durante as obras.'],
    counterExamples: ['As férias são de 30 dias.'],
  },
  {
    family: 'forum',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'foro .... (comarca|de|da|do|eleit*|eleg*)|comarca de|arbitra*|tribunal de #word|(leis|lei|legislação) (da irlanda|irlandesa|inglesa|da inglaterra|do estado d*|estrangeir*|da califórnia|de delaware|de luxemburgo)',
      ],
      ['eleg*|eleit*|compet*|exclusiv*|renuncia*|renúncia|arbitra*|foro|regid*|rege*|lei'],
    ],
    unless: [
      'domicílio @wo|domicílio do consumidor|(foro|comarca) .. (da situação|do local|onde se situa|do lugar) .. (imóvel)?|situação do imóvel|localização do imóvel|arbitrad*|arbitrári*|foro .. imóvel',
    ],
    graver: ['arbitra*'],
    examples: ['As partes elegem o foro da comarca de São Paulo, com renúncia a qualquer outro.'],
    counterExamples: ['Fica eleito o foro do domicílio do consumidor.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'não concorrência|não competição|concorr*|exclusiv*|aliciar|outra (empresa|atividade|academia)|dedicação|subloc*|por conta própria|emprestar|ceder',
      ],
      [
        'não (poderá|poderão)|proibid*|vedad*|abster-se|compromete-se a não|exclusiv*|únicamente|somente|durante .... após|após (o)? (término|desligamento|rescisão)|obriga-se a não',
      ],
    ],
    unless: [
      'exclusivamente (para|à|a) (habitação|fins|uso)|habitação|critério|exclusiv* (de|do|da) @so|uso exclusivo|@s não poderá|foro|comarca|não exclusiv*|propriedade exclusiva|conta exclusiva|responsabilidade exclusiva|culpa exclusiva|risco exclusivo|exclusivamente (para|por|residencial|a) .. (fins|uso|moradia|residencia*|residência)|fins exclusivamente',
    ],
    graver: ['(dois|três|cinco|2|3|5) anos|todo o território|sem compensação|nacional|mundial'],
    examples: ['O empregado não poderá trabalhar para concorrentes durante dois anos.'],
    counterExamples: ['A empresa poderá contratar outro.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'confidencia*|sigilo|segredo|revelar|divulg*|difam*|avaliaç* negativ*|comentários negativos|críticas|denegrir',
      ],
      [
        '@w* .... (obriga*|compromete*|não poderá|deverá|guardar*|manter*|abst*)|indetermin*|perpétu*|proibid*|vedad*|mesmo após|após o',
      ],
    ],
    unless: ['pin|credenciais|login|@b|recíproc*|mútu*|@s .. (se compromete|tratará|guardará)|senha'],
    graver: ['{endless}|indetermin*|negativ*|salário'],
    examples: ['O empregado obriga-se a guardar sigilo por prazo indeterminado.'],
    counterExamples: ['Ambas as partes guardarão sigilo.'],
  },
  {
    family: 'ip-grab',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'cede*|cessão|cederá|conced*|outorga*|licença|pertencer*|propriedade (exclusiva|intelectual)|titularidade|direitos (autorais|patrimoniais|de exploração|de imagem)',
      ],
      ['@s*|mundial*|irrevog*|gratuit*|todo o mundo|exclusiv*|perpétu*|ilimitad*|transferível*'],
      ['conteúdo*|obra*|criaç*|trabalho*|material*|resultado*|invenç*|direitos|ideias|comentários|projeto*'],
    ],
    unless: [
      '@s .. (conserva|mantém) ...|@s .. (concede|outorga|cede) .. @wo|não (cede|concede|implica|outorga) ...|licença de obra|dados|imagem',
    ],
    graver: ['irrevog*|mundial|todo o mundo|perpétu*|gratuit*|ilimitad*'],
    examples: ['O usuário concede à plataforma licença mundial e irrevogável sobre seus conteúdos.'],
    counterExamples: ['A plataforma concede ao usuário uma licença de uso.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'dados|imagem|imagens|fotograf*|foto*|vídeo*|gravar|gravaç*|geolocaliz*|câmera*|comunicações comerciais|publicidade|monitor*|voz|biométric*|histórico',
      ],
      [
        'terceiros|parceir*|comercia*|publicit*|promocion*|ceder*|cessão|cede|compartilh*|vender|divulg*|public*|utiliz*|usar|grav*|consente*|autoriza*|aceita*|armazen*|conserv*|política de privacidade',
      ],
      ['@w*|@s*|dados|imagem|alun*|pessoa*'],
    ],
    unless: [
      'não (serão|será) (cedid*|compartilhad*|comunicad*|divulgad*)|unicamente|exclusivamente para|dados de acesso|@w .. não poderá',
    ],
    graver: [
      'vender|sem (limite|limitação|contraprestação|remuneração|qualquer ônus)|indetermin*|biométric*|saúde|perpétu*|gratuit*',
    ],
    examples: [
      'O cliente autoriza o compartilhamento dos seus dados com parceiros para fins comerciais: compartilhar dados.',
    ],
    counterExamples: ['Os dados não serão compartilhados com terceiros.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'entry',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s* .... (acessar|entrar|ingressar|entrará|visitar|vistori*|inspecionar|ficará com|cópia|acesso)|(acesso|entrada|visita*|vistoria*) .. @so|cópia .. chave*|vistori*',
      ],
      ['imóvel|local|quarto|apartamento|domicílio|chave*|residência|casa|habitação'],
      [
        'a qualquer (tempo|momento|hora)|sem (aviso|prévi*|avisar|necessidade|autorização|consentimento)|na ausência|quando (quiser|entender|julgar)|todos os dias|livre*|cópia|independentemente',
      ],
    ],
    unless: [
      'mediante (aviso|agendamento)|com hora marcada|urgência|prévio (aviso|agendamento)|previamente (agendad*|combinad*)',
    ],
    examples: ['O locador poderá entrar no imóvel a qualquer momento, sem aviso.'],
    counterExamples: ['O locador poderá visitar o imóvel mediante agendamento.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|@s* ...'],
      [
        'trocar .. (fechadura*|chave*)|cortar .. (água|luz|energia|fornecimento)|retirar .. (bens|móveis|pertences|veículo|equipamento*)|vender .. (bens|móveis|pertences)|doar .. (bens|móveis|pertences)|descartar|reter .. (bens|bagagem|veículo|equipamento*)|retomar .. (posse|imóvel|veículo)|imitir-se na posse|abandonad*|bloquear .. (veículo|dispositivo|aparelho)|dispor dos',
      ],
      ['@w*|bens|imóvel|móveis|pertences|fornecimento|veículo|objetos|equipamento*'],
    ],
    unless: ['judicia*|@w .. (poderá|pode) ...'],
    examples: ['O locador poderá trocar a fechadura e retirar os móveis do imóvel.'],
    counterExamples: ['O locador poderá retirar a neve.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        'transfer*|remanej*|horas (extras|extraordinárias)|horário*|turno*|local de trabalho|disponib*|fins de semana|feriados|funções|tarefas|plantão|plantões|sobreaviso|viagens',
      ],
      [
        'poderá|poderão|aceita|concorda|compromete-se|deverá|obrigad*|a qualquer (tempo|momento)|qualquer|exig*|divers*',
      ],
      ['@w*|@s*'],
    ],
    unless: ['voluntári*|de comum acordo'],
    graver: ['{anytime}|todo o território|nacional|sem (adicional|compensação)|24 horas'],
    examples: ['A empresa poderá transferir o empregado para qualquer local de trabalho.'],
    counterExamples: ['As horas extras são voluntárias.'],
  },
];
