import type { PackBurden } from '../pack.ts';

/** Burdens of rooms, jobs at home, hire and small orders, in the words that such papers use. */
export const AT_HOME: readonly PackBurden[] = [
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (paga|pagará|responde|responderá|repõe|indemniza|indeniza) .... (mesmo sem culpa|sem culpa|valor de novo|mesmo que não .. culpa|valor integral)|danos .... cargo @wo .... sem limite',
      ],
    ],
    examples: ['O cliente paga o valor de novo, mesmo sem culpa.'],
    counterExamples: ['O cliente responde pelos danos que causar por sua culpa.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@w .... (pinta|pintará|pintar) ...|(perda|perder|extravio) .... chave* ...'],
      ['mesmo|branco|tudo|por sua conta|à sua custa|fechadura*|troca|paga'],
    ],
    unless: ['@s .. (pinta|paga)'],
    examples: [
      'Na saída, o inquilino pinta o quarto de branco, mesmo após pouco tempo.',
      'Em caso de perda das chaves, o inquilino paga a troca da fechadura.',
    ],
    counterExamples: ['O inquilino devolve as chaves.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(descontad*|descontará|desconta|desconto) .... (salário|ordenado|vencimento|pagamento)|horas não (trabalhadas|feitas) .... não .. pag*',
      ],
    ],
    unless: ['inss|irs|imposto*|segurança social'],
    examples: ['O que for quebrado será descontado do salário.'],
    counterExamples: ['O salário é pago no dia 5.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '@w .... não (trabalhará|pode trabalhar|poderá trabalhar|prestará|atenderá) .... (outr*|concorr*|client*|famíli*)',
      ],
    ],
    examples: ['A empregada não trabalhará para outra família do bairro durante um ano.'],
    counterExamples: ['A empregada pode trabalhar para outra família.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [['férias .... (escolh*|fixa*|marca*|defin*|decid*)'], ['@s*']],
    unless: ['acordo'],
    examples: ['As férias são marcadas pela entidade empregadora.'],
    counterExamples: ['As férias são marcadas por acordo.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['cancel*|desist*|anul*|não comparec*|depois (dessa|desta) data|após (esse|este) prazo'],
      [
        '@s .. (fica com|retém|conserva) ...|(perde|paga|deve) .... (totalidade|integral|todo o|100 %)|(totalidade|integral) .... (devid*|retid*)',
      ],
      ['totalidade|integral*|todo o|100 %|preço|sinal'],
    ],
    unless: ['se @s .. cancel*|@s .. devolve'],
    examples: ['Em caso de cancelamento pelo cliente, a locadora fica com a totalidade do preço.'],
    counterExamples: ['Em caso de cancelamento, o preço é devolvido.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (consultar|acompanhar|seguir|verificar|ver) .... (posição|localização|trajeto*|gps)|(gps|localizador|rastreador) .... (a qualquer momento|sempre|permanente*)|(consentimento|autorização) .... (irrevogável|não .. (retirad*|revogad*))',
      ],
    ],
    unless: ['pode ser (retirado|revogado)'],
    examples: ['A locadora pode consultar a posição do carro a qualquer momento.'],
    counterExamples: ['O consentimento pode ser retirado.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['(móveis|objetos|bens|pertences) .... (passam|passarão|ficam|ficarão|revertem) ...'],
      ['propriedade|@so|a favor'],
    ],
    unless: ['@w .. propriedade'],
    examples: ['Os móveis deixados passam a ser propriedade do senhorio.'],
    counterExamples: ['Os móveis ficam no quarto.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['freelance', 'work'],
    all: [['@s (pode|poderá|poderão) .. (reter|suspender|adiar|recusar) .. (o|todo)? pagamento']],
    examples: ['A empresa poderá reter o pagamento enquanto não estiver satisfeita.'],
    counterExamples: ['A contratante paga na entrega.'],
  },
  {
    family: 'restraint',
    variant: 'use',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(visita*|hóspedes|convidad*) .... (proibid*|não são permitid*|até às|depois das)|(proibid*|não é permitid*) .... (visita*|hóspedes)|@w não (pode|poderá) .. (receber .. visita*|alojar|hospedar)',
      ],
    ],
    examples: ['É proibido receber visitas depois das 23 horas.'],
    counterExamples: ['As visitas são livres.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['@s (pode|poderá|poderão) .... (subcontratar|ceder|transferir) ...'],
      ['sem .. (consentimento|autorização|acordo|anuência)|livremente'],
    ],
    examples: ['A empresa pode subcontratar os trabalhos sem o consentimento do cliente.'],
    counterExamples: ['A empresa pode ceder o contrato com consentimento do cliente.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s (pode|poderá|podem) .. (substituir|trocar|mudar) .... (outr*|categoria|inferior|semelhante)'],
      ['sem .. (redução|desconto|abatimento|acordo|compensação)'],
    ],
    examples: ['A locadora pode substituir a viatura por outra sem redução do preço.'],
    counterExamples: ['A locadora substitui a viatura avariada.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(entrega*|entregará|guarda*|guardará|retém|reterá) .... (passaporte|documento de identidade|carteira de trabalho|cartão de cidadão)|(passaporte|documento de identidade) .... (fica*|poder|retido|guardado)',
      ],
    ],
    unless: ['cópia|fotocópia|devol*'],
    examples: ['A empregada entrega o passaporte à entidade empregadora.'],
    counterExamples: ['A empregada entrega as chaves.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        'sem (remuneração|pagamento|compensação|retribuição) (adicional|extra|suplementar)?|sem receber (nada)?',
      ],
      ['@w*|@s*|noite*|hora*|plantão*'],
    ],
    examples: ['A empregada dorme na casa três noites sem remuneração adicional.'],
    counterExamples: ['A empregada recebe as noites à parte.'],
  },
  {
    family: 'cost-shifting',
    variant: 'pays-anyway',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(mês|mensalidade|valor|renda) .... (pag*|devid*) .... (por inteiro|integral*|na mesma) ...|(mês|mensalidade) não é descontad*',
      ],
      ['mesmo|ainda que|falt*|doen*|adoec*|férias|descontad*'],
    ],
    examples: ['O mês é pago por inteiro mesmo que a criança falte.'],
    counterExamples: ['O mês é descontado se a criança estiver doente.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(sair|sais|saíres|sai|desistires|desistes) .... (antes|a meio) .... (pagas|paga|pagar|multa|penalização)',
      ],
    ],
    examples: ['Se saíres antes do fim, pagas dois meses.'],
    counterExamples: ['Se saíres, avisa.'],
  },
];
