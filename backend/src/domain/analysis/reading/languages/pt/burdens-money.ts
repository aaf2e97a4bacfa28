import type { PackBurden } from '../pack.ts';

/** Charges, costs, pay, liability. */
export const MONEY: readonly PackBurden[] = [
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'atras*|mora|moratóri*|inadimpl*|falta de pagamento|não pag*|vencid*|impontual*|cobrança extrajudicial',
      ],
      ['#money|#percent|multa|juros|taxa'],
      ['{pays}|@w*|incid*|acresc*|por dia|ao mês|ao dia'],
    ],
    unless: ['@s .. (atras*|pagará|pague)|atraso @so|atraso na (entrega|obra|devolução)|taxa legal'],
    graver: ['(10|15|20|vinte|quinze|dez) %|(dez|quinze|vinte) por cento|ao dia'],
    examples: ['O atraso no pagamento acarretará multa de 20% e juros de 2% ao mês.'],
    counterExamples: ['O aluguel vence no dia 5.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [['multa|cláusula penal|penalidade|(#money) por (dia|cada)|pena convencional'], ['@w*|{pays}']],
    unless: ['@s* .... (multa|pagará|penalidade)|sem multa|nenhuma multa|isent*|dispensad*|livre da multa'],
    graver: [
      'por cada|cada dia|{endless}|(três|quatro|cinco|seis|3|4|5|6) (aluguéis|alugueres|mensalidades|salários)',
    ],
    examples: ['O empregado pagará multa de R$ 3.000,00.'],
    counterExamples: ['O cliente pode sair sem multa.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [['multa|cláusula penal|penalidade|(#money) por (dia|cada)|pena convencional'], ['@s ...|@s']],
    unless: ['@w* .... (multa|pagará|penalidade)|sem multa|nenhuma multa|isent*|dispensad*|livre da multa'],
    graver: [
      'por cada|cada dia|{endless}|(três|quatro|cinco|seis|3|4|5|6) (aluguéis|alugueres|mensalidades|salários)',
    ],
    examples: [],
    counterExamples: ['O cliente pode sair sem multa.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(perda|extravio|infração|excesso|ausência|não devolução|dano|esquecimento|cada (dia|falta|vez|hora|atraso|infração|ausência)|falta|violação)',
      ],
      ['#money|#percent|dobro|triplo|multa'],
      ['@w .. (pagará|paga|deverá|arcará)|será* (cobrad*|descontad*)|{pays}'],
    ],
    unless: ['@s .... (pagará|devolverá)|aluguel é|preço é|mensal de|mensalidade de'],
    examples: ['A perda do cartão será cobrada em R$ 20,00.'],
    counterExamples: ['O preço é de R$ 20,00.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'low',
    all: [
      [
        '(aluguel|preço|mensalidade) .... (será reduzid*|reduzid*|descontad*|abatid*)|@s .... (pagará|descontará|indenizará|concederá) .... (por dia|multa|desconto|diári*)',
      ],
      ['#money|#percent'],
    ],
    examples: ['O aluguel será reduzido em R$ 200,00 até o fim das obras.'],
    counterExamples: ['O aluguel é de R$ 1.700,00.'],
  },
  {
    family: 'broad-indemnity',
    hurts: 'x',
    severity: 'high',
    all: [
      [
        '@x* .... (manterá*|indenizará*|indemnizará*|isentará*|isenta|exime|eximirá|defenderá|manter|indenizar|ressarcirá)',
      ],
      [
        'indene|a salvo|de (toda|qualquer) (reclamação|responsabilidade|demanda|ação)|reclamações de terceiros|terceiros|qualquer (dano|perda|custo|reclamação|prejuízo)',
      ],
    ],
    unless: ['@y .. (manterá|indenizará|responderá)|falecimento'],
    examples: ['O usuário manterá a plataforma indene de qualquer reclamação de terceiros.'],
    counterExamples: ['O usuário escolhe uma senha.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'x',
    severity: 'medium',
    all: [
      ['@x* .... (responde*|responderá*|responsáve*|assum*|arca*|suporta*|responsabiliza*)'],
      [
        'por (todos|quaisquer|todo|qualquer) .. (dano*|prejuízo*|perda*|avaria*|estrago*)|ainda que .... culpa|independentemente de culpa|sem culpa|mesmo .... (força maior|fortuito|terceiros)|força maior|caso fortuito|ilimitad*|sem limite*|todos os danos|inclusive .... (fortuito|força maior|vício*)',
      ],
    ],
    unless: ['@y .... (responde*|responsáve*)|não .. responsab*'],
    graver: ['independentemente de culpa|sem culpa|força maior|caso fortuito|ilimitad*|ainda que'],
    examples: ['O locatário responde por todos os danos, independentemente de culpa.'],
    counterExamples: ['O locador é responsável pela caldeira.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s* .... (não (se responsabiliza*|será*|é|responde*|responderá*|garante*|assume*|terá|somos|seremos|garantimos)|isent*|exime|exclui) .... (responsab*|dano*|perda*|furto*|roubo*|garantia*|indeniza*|obrigação|disponib*|resultado*|por (objetos|acidente*|lesões|eventuais|quaisquer|falhas)|pertences)|não (nos responsabilizamos|se responsabiliza*)|responsabilidade .... (limita*|máxim*|excluíd*|não (excederá|ultrapassará))|isent* de .. responsabilidade|sem (qualquer)? garantia*|no estado em que se encontra|por (sua|seu) conta e risco|risco exclusivo|não .. direito a .. indeniza*|sem (direito a|qualquer) .. (indeniza*|abatimento|compensação)|nenhuma responsabilidade|não cabendo .. indeniza*|não (é|são) responsáve*',
      ],
    ],
    unless: ['benfeitoria*', '@w .. não (será|responde|é) ...|responsabilidade @wo|desgaste|uso normal'],
    graver: [
      'em nenhuma hipótese|inclusive|qualquer|ainda que|negligência|culpa|toda responsabilidade|lesões|acidente*',
    ],
    examples: [
      'A academia não se responsabiliza por objetos furtados.',
      'A responsabilidade da empresa é limitada a R$ 100,00.',
    ],
    counterExamples: ['O locatário não responde pelo desgaste.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'solidari*|(fiador*|avalista*|garantidor*) .... (principal|solidári*|responde*|obriga*|renuncia*|assina*|até)|benefício* de (ordem|excussão|divisão)|respond* .... (atos|danos|causad*) .... (por|de|pelos|pelas|seus|suas) .. (familiares|visitantes|pessoas|ocupantes|terceiros|empregados|convidados|dependentes|prepostos)|(por|pelos) (atos|danos) de .. (convidados|familiares|terceiros)|principal* pagador*',
      ],
      ['@w*|fiador*|avalista*|solidari*|respond*|pagador*'],
    ],
    unless: ['@s* .. (responde|responderá) ...|sem solidariedade'],
    graver: ['renuncia*|ilimitad*|até a .. entrega|prorrog*|sem limite'],
    examples: [
      'Os locatários respondem solidariamente.',
      'O fiador é principal pagador e renuncia ao benefício de ordem.',
    ],
    counterExamples: ['Cada um paga a sua parte.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(a cargo|por conta|às custas|às expensas|responsabilidade (exclusiva|integral)?|ônus) (exclusiv*)? @wo|@w* .... (pagar*|arcar*|arca|assum*|suport*|custe*|reembols*|ressarc*|contratar*|às suas (custas|expensas)|por (sua|seu) conta|repar*|pagará)|repass* .. @wo|correrão por conta @wo|(cabe|caberá|compete) @wo',
      ],
      [
        '(todos|todas|quaisquer|a totalidade|totalidade) .. (dos|das|os|as)? .. (despesas|reparos|tributos|impostos|custos|taxas|obras|encargos|consertos)|despesas (com|de|extraordinárias|cartorárias|judiciais)|despesas|iptu|reparos|impostos|tributos|seguro*|advogado|honorários|custas|manutenção|conserto*|pintura|pintar|benfeitorias|reformas?|taxas|estrutur*|fundo de reserva|condomínio|condominiais|telhado|extraordinári*|franquia',
      ],
    ],
    unless: [
      '@s .. (pagará|assumirá|arcará|paga|custeará) ...|a cargo @so|por conta @so|responsabilidade @so|consumo de|pequenos reparos|sem custo|(indeniza*|não) .. benfeitorias',
    ],
    graver: ['tod*|quaisquer|{endless}|estrutur*|extraordinári*|inclusive'],
    examples: [
      'Todos os reparos, inclusive estruturais, correm por conta do locatário.',
      'As despesas com advogado serão por conta do cliente.',
    ],
    counterExamples: ['Os reparos ficam a cargo do locador.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance', 'franchise'],
    all: [
      [
        'horas (extras|extraordinárias) .... (incluíd*|compensad*|não .. (remunerad*|pag*)|sem)|(inclui*|incluíd*|compreende) .... (horas (extras|extraordinárias)|disponibilidade)|(bônus|prêmio|comiss*|gratificação|plr) .... (discricionári*|não integra*|critério|perde*|não .. direito)|(descontar*|desconto|reter*|compensar*|deduzir*) .... (salário|honorários|remuneração|comiss*|rescisão|fatura)|(pagamento|honorários|comiss*) .... (quando|após|mediante|condicionad*) .... (receb*|pag*|cliente)|(60|90|120|sessenta|noventa) dias',
      ],
    ],
    unless: ['pagas com adicional|serão pagas com'],
    graver: ['todas|qualquer|critério'],
    examples: ['O salário inclui as horas extras.'],
    counterExamples: ['As horas extras serão pagas com adicional.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(tarifa*|preço*|valor*|custo*|taxas?) .... (vigente*|em vigor|estimad*|aproximad*|sujeit*|adiciona*|tabela)|conforme tabela|tabela vigente|não inclui*|orçamento estimativo|custos adicionais|(outras|demais|novas|novos) (taxas|despesas|encargos|tributos|custos)|a definir|serão repassad*|que venham a',
      ],
    ],
    unless: ['máximo|impostos incluídos|teto'],
    examples: ['Os serviços extras serão cobrados conforme tabela vigente.'],
    counterExamples: ['O preço é de R$ 200,00.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(compra|consumo|pedido|faturamento|volume|quantidade|meta) mínim*|mínimo de (compras|pedidos|vendas|horas)|(ainda que|mesmo que|mesmo se) .... não (utiliz*|frequent*|us*|compare*)|(não (utilização|frequência|comparecimento|uso)|falta|ausência) .... (não (isenta|exime|dá|suspende|desobriga|gera)|mensalidade* .. devid*)|independentemente (do uso|da utilização|da frequência|de frequência)',
      ],
    ],
    examples: ['A mensalidade é devida ainda que o aluno não frequente as aulas.'],
    counterExamples: ['Você só paga o que usa.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'hipoteca*|penhor|alienação fiduciária|reserva de domínio|direito de retenção|nota promissória em branco|penhora|cessão de (salário|créditos)|consignação|título executivo|nota promissória|garantia real|bem de família',
      ],
    ],
    unless: [
      '@s .... (constitui|hipoteca)|livre de .. (ônus|hipoteca*)|impenhoráve*|retenção .. (benfeitorias|renunci*)',
    ],
    graver: ['em branco|todos|salário|bem de família'],
    examples: ['O mutuário assina uma nota promissória em branco.'],
    counterExamples: ['O preço é pago à vista.'],
  },
];
