import type { PackFacts, PackKind } from '../pack.ts';

/** Deals with rent in them. */
const HOMES = ['letting', 'lease', 'hire'];
const label = (name: string, ...says: string[]) => ({ label: name, says });

export const FACTS: PackFacts = {
  dates: [
    label('Date', '(orçamento|fatura|nota|pedido|vistoria|proposta) (n.º #word)? (nº #word)? de'),
    label('-', 'nascid* (em|a)|lei n|lei #number|lei de|decreto|inscrit*'),
    label(
      'End',
      'até|término em|termina*|vencimento em|expira*|encerra*|findando|a terminar em|com término|fim',
    ),
    label('Completion', 'obras|entrega*|reforma|instala*|conclu*|conserto|repara*|troca'),
    label('Deadline', 'até o dia|prazo|no máximo|até'),
    label(
      'Start',
      'data de (início|entrada|ingresso)|início|início em|iniciando|a partir de|a contar de|começa*|iniciando-se|com início|vigência|em vigor',
    ),
    label('Date', 'data (do|da) #word'),
    label('Signed or dated', 'data da assinatura|assin*|data|firmad*|celebrad*'),
  ],
  sums: [
    label('Discount', 'descont*|abat*|reduz*'),
    label('Excess', 'franquia*|coparticipação'),
    label('Insurance cover', 'seguro*|segurad*|cobertura|seguro .... (no)? (valor|montante|capital) (de)?'),
    label('Limit', 'superior* a|acima de|inferior* a'),
    label('-', 'capital social'),
    { ...label('Deposit', 'caução|depósito|garantia|calção'), isMain: true },
    label('Late fee', 'atraso|mora|inadimpl*|em atraso|boleto|cobrança|notificação'),
    label('Penalty', 'multa|cláusula penal|penalidade|indeniza*|indemniza*'),
    { ...label('Running costs', 'condomínio|iptu|encargos|despesas'), isMain: true, onlyIn: HOMES },
    { ...label('Rent', 'aluguel|renda|locação'), isMain: true, onlyIn: HOMES },
    {
      ...label('Pay', 'salário|remuneração|honorários|comissão|comissão .... mínimo (de)?|vencimento mensal'),
      isMain: true,
    },
    { ...label('Loan', 'empréstimo|mútuo|crédito|principal|financiamento'), isMain: true },
    { ...label('Membership fee', 'mensalidade*|anuidade|quota*|plano'), isMain: true },
    { ...label('Instalment', 'parcela*|prestaç*'), isMain: true },
    { ...label('Price', 'preço|valor|custo|custa'), isMain: true },
    label('Fee', 'taxa|matrícula|adesão|manutenção|tarifa|inscrição'),
    label('Limit of liability', 'limit*|responsabilidade|teto'),
    label(
      'Leaving early',
      '(devolve|devolverá|reembolsa|ressarce|restitui) .... (curso|formação|treinamento) ....',
    ),
    label('Down payment', 'sinal|entrada|arras|adiantamento'),
  ],
  notice: ['{endWord}|aviso prévio|pré-aviso|renov*|prorrog*'],
  given: ['de aviso|aviso prévio|antecedência|antes|prévio aviso|previamente|aviso de|aviso por escrito de'],
  notNotice: [
    'antes de (completar*|decorrid*|cumprir*|terminar)|período de experiência|maior de|experiência de|não (poderá|pode) .... antes de',
  ],
  exceeds: ['primeiros|por cada|por|cada|antes de|mais de|superior* a|há|excede*|menos de'],
  deadlines: [
    label('ending', '{endWord}|aviso prévio|pré-aviso|não renov*|não prorrog*'),
    label('objecting', 'opo*|contest*|reclam*|impugn*|manifest*'),
    label('withdrawal', 'arrependimento|livre resolução'),
    label('price change', 'reajuste|aumento|revisão'),
    label('change', 'alter*|modific*|mudança'),
    label('entry', 'vistoria*|visita*|entrar|acesso'),
    label('payment', 'pag*|vencimento|fatura*|deposit*|recompor|boleto'),
    label('return', 'devol*|restitu*|reembols*|desocup*|entrega* .. chaves'),
    label('reporting', 'comunic*|notific*|inform*|avis*|justific*'),
    label('delivery', 'entreg*|instal*|execut*|inici*'),
    label('putting right', 'repara*|consert*|sanar|corrig*|regulariz*'),
  ],
  within: [
    'no prazo (máximo)? de|prazo de|prazo máximo de|dentro de|antecedência (mínima)? de|antecedência|aviso prévio de|em até|no mínimo|com|mínimo de|nos|nas|em|até',
  ],
  term: [
    'dura|(ajustad*|contratad*|celebrad*|firmad*|concedid*|arrendad*|vigora*|vigorará) por|locação é de|vigência (é)? de|prazo (de vigência|da locação|mínimo|deste contrato|do contrato|determinado|de duração|de fidelidade)? (é|será|de)? (de)?|(duração|vigência|fidelidade|permanência) (mínima)? (é|será)? (de)?|pelo prazo (certo|determinado|improrrogável)? (de)?|por um (prazo|período) de|pelo período de|contrato de|plano de|período de fidelidade de|fidelização de|durante',
  ],
  notTerm: [
    'trabalhar|depois de sair|após (a saída|o término|o fim)|renúncia|renuncia*|prescri*|garantia|experiência|concorr*|abster*|abstém|sigilo|confidencial*|conserv*',
  ],
  renewed: [
    'por (períodos|prazos) (sucessivos|iguais)? (de)?|por (igual|iguais|outro|mais|novo|novos) (período|períodos|prazo)? (de)?|por mais|(renov*|prorrog*) .... (por|de)',
  ],
  renews: ['renovad*|renova*|renovação|prorrog*'],
  endless: ['(contrato|locação|vigência|vigora*) .... (prazo|tempo) indeterminad*'],
  law: [
    label(
      'Brazil',
      'leis brasileiras|lei brasileira|legislação brasileira|leis da república federativa|direito brasileiro|leis do brasil|legislação do brasil',
    ),
    label('Portugal', 'lei portuguesa|leis portuguesas|legislação portuguesa|direito português'),
    label('Ireland', 'leis da irlanda|lei irlandesa|direito irlandês'),
    label('England and Wales', 'lei inglesa|leis da inglaterra'),
    label('the United States', 'leis do estado d* #word|leis da califórnia'),
  ],
  statutes: [
    label(
      'Brazil',
      'lei (n|nº|no) .. 8.245|lei (n|nº|no)? 8.245/91|lei 8.245*|lei .. 8.245*|lei do inquilinato|código de defesa do consumidor|cdc|clt|consolidação das leis|lgpd|lei geral de proteção de dados|código civil brasileiro|lei 13.709|lei .. 8.078',
    ),
    label('Portugal', 'nrau|código do trabalho|decreto-lei'),
  ],
  courts: ['foro|comarca|tribunal*|arbitra*|jurisdição'],
  leave: [
    '(poderá|poderão|pode|podem|direito de) .... {endWord}|{endWord} .... (aviso prévio|antecedência|a qualquer)|aviso prévio de|antecedência',
  ],
  noLeave: [
    'não (poderá|poderão|pode|podem) .... {endWord}|renuncia|fidelidade|multa|irretratável|antes de|em nenhuma',
  ],
};

export const KINDS: readonly PackKind[] = [
  {
    label: 'Subscription',
    title: ['clube de assinatura*|assinatura de (café|vinho*|livro*|cesta*|revista*|caixa*)'],
    deals: [],
  },
  {
    label: 'Car subscription or hire agreement',
    title: [
      'alugu(er|el) .. (viatura*|veículo*|carro*|autocaravana*|carrinha*|moto*)|locação .. (veículo*|automóv*)',
    ],
    deals: [],
  },
  {
    label: 'Equipment hire agreement',
    title: ['alugu(er|el) .. (bicicleta*|equipamento*|material|ferramenta*|barco)|locação .. equipamento*'],
    deals: [],
  },
  { label: 'Holiday rental booking', title: ['aluguel por temporada|alojamento local'], deals: [] },
  { label: 'Storage agreement', title: ['guarda-móveis|self storage'], deals: [] },
  { label: 'Hall or room hire', title: ['(locação|aluguel) de (espaço|salão)'], deals: [] },
  { label: 'Mooring agreement (licence)', title: ['amarração'], deals: [] },
  { label: 'Parking or garage agreement', title: ['vaga de garagem|lugar de garagem'], deals: [] },
  { label: 'Nursery or child care contract', title: ['creche|jardim de infância|berçário'], deals: [] },
  { label: 'Sublease', title: ['subloca*'], deals: [] },
  {
    label: 'Business lease',
    title: ['locação (não residencial|comercial)|fins não habitacionais'],
    deals: [],
  },
  {
    label: 'Residential lease',
    title: ['locação|arrendamento|aluguel|residencial'],
    deals: ['letting', 'lease'],
  },
  {
    label: 'Employment contract',
    title: ['contrato (individual)? de trabalho|contrato de experiência|estágio|emprego'],
    deals: ['work'],
  },
  { label: 'Guarantee', title: ['fiança|aval'], deals: ['guarantee'] },
  {
    label: 'Loan agreement',
    title: ['empréstimo|mútuo|crédito|confissão de dívida|financiamento'],
    deals: ['loan'],
  },
  { label: 'Privacy policy', title: ['privacidade|proteção de dados'], deals: [] },
  { label: 'Power of attorney', title: ['procuração|mandato'], deals: [] },
  { label: 'Confidentiality agreement (NDA)', title: ['confidencialidade|sigilo'], deals: ['secrecy'] },
  { label: 'Phone or internet contract', title: ['telefonia|celular|internet|fibra|banda larga'], deals: [] },
  {
    label: 'Gym or club membership',
    title: ['academia|ginásio|clube|adesão de aluno|fitness|musculação'],
    deals: ['membership'],
  },
  { label: 'Subscription', title: ['assinatura'], deals: [] },
  { label: 'Sale agreement (purchase)', title: ['compra e venda|venda|promessa de'], deals: ['sale'] },
  { label: 'Franchise agreement', title: ['franquia|distribuição'], deals: ['franchise'] },
  { label: 'License agreement', title: ['licença|licenciamento'], deals: [] },
  {
    label: 'Freelance services agreement',
    title: ['cessão de direitos|obra por encomenda|freelancer|representação'],
    deals: ['freelance'],
  },
  {
    label: 'Travel or booking terms',
    title: ['viagem|reserva|transporte|hospedagem|pacote'],
    deals: ['travel'],
  },
  {
    label: 'Tuition agreement',
    title: ['matrícula|serviços educacionais|ensino|curso|formação'],
    deals: ['education'],
  },
  { label: 'Insurance terms', title: ['seguro|apólice'], deals: ['insurance'] },
  {
    label: 'Online terms of service',
    title: ['termos de uso|termos de serviço|termos e condições de uso'],
    deals: ['online'],
  },
  {
    label: 'Services agreement',
    title: ['prestação de serviços|serviços|manutenção|empreitada|obra'],
    deals: ['services'],
  },
  {
    label: 'Terms and conditions',
    title: ['condições gerais|termos e condições|regulamento|termo de adesão|condições'],
    deals: ['supply', 'hire'],
  },
  { label: 'Agreement', title: ['contrato|acordo|termo|instrumento'], deals: [] },
];
