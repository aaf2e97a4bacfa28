import type { PackBurden } from '../pack.ts';

/** Burdens in the words of people who are no lawyers. */
export const PLAIN: readonly PackBurden[] = [
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'índice .... (@s .. (escolh*|indic*|defin*|fix*|entender)|escolhid* .. @so|a escolha @so|a critério @so)|(reajust*|corrig*) .... (índice|percentual) .... (escolher|critério @so|escolha @so|definid* .. @so)',
      ],
    ],
    unless: ['de comum acordo'],
    examples: ['O aluguel será reajustado anualmente por índice que a locadora escolher.'],
    counterExamples: ['O aluguel será reajustado pelo IPCA.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'sob pena de .... (pagar|pagamento|multa|indenizar|arcar|dobro|perda|perder)|pagará .... (o dobro|em dobro|o triplo)|em dobro .... (pag*|cobrad*)',
      ],
    ],
    unless: ['@s .... (pagará|devolverá|restituirá)|repetição'],
    graver: ['dobro|triplo'],
    examples: ['O locatário devolverá o imóvel pintado, sob pena de pagar o dobro do orçamento.'],
    counterExamples: ['O locador restituirá a caução, sob pena de pagar juros.'],
  },
  {
    family: 'broad-indemnity',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w (@so|@s)? .. (manter*|indeniz*|isent*|ressarc*) .... (inden*|a salvo|qualquer (reclamação|ação|demanda|prejuízo)|terceiros)',
      ],
    ],
    unless: ['@s .. (manterá|indenizará)'],
    examples: ['O usuário nos manterá indenes de qualquer reclamação de terceiros.'],
    counterExamples: ['A empresa manterá o usuário a salvo de reclamações de terceiros.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(responde*|responderá*|pagará*|arcará*) .... (qualquer|quaisquer|todo*|toda*) .... (dano*|perda*|avaria*|prejuízo*) .... (mesmo (sem|que|se)|ainda que|independentemente|sem culpa)',
      ],
    ],
    unless: ['@s .. (responde|responderá)'],
    examples: ['O locatário responde por qualquer dano ao veículo, mesmo sem culpa.'],
    counterExamples: ['O locatário responde pelos danos que causar por sua culpa.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(devolver|devolverá|entregar|entregará|restituir|deixar) .... (pintad*|pintura nova|reformad*|dedetizad*)|pintad* .... (profissional|tinta nova|por conta)',
      ],
    ],
    unless: ['@s .. (pintará|entrega)|tal como recebeu'],
    graver: ['profissional|dobro'],
    examples: ['O inquilino deve devolver o apartamento pintado por profissional.'],
    counterExamples: ['O locador entrega o imóvel pintado.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['(falar mal|criticar|difamar|denegrir|comentários negativos|avaliações negativas|críticas)'],
      ['não (poderá*|pode*|deverá*)|proibid*|vedad*|abster*|compromete-se a não|obriga-se a não'],
    ],
    unless: ['@s não poderá'],
    graver: ['depois|após|indetermin*'],
    examples: ['O empregado não poderá falar mal da empresa, mesmo depois de sair.'],
    counterExamples: ['O cliente pode publicar avaliações negativas.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(trocar|trocará|troca d*|mudar) .... (fechadura*|chave*)|(cortar|cortará|corte d*) .... (água|luz|energia|gás|internet)|(retirar|vender|reter) .... (pertences|móveis|objetos|bens) .... @w*|(entrar|ingressar) .... sem (avisar|aviso|prévio|autorização|permissão)',
      ],
    ],
    unless: ['judicia*|@w .. (poderá|pode)|urgência'],
    examples: ['Em caso de atraso, o locador pode trocar a fechadura.'],
    counterExamples: ['O locatário pode trocar a fechadura.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(pagamento|pago|paga|honorários|comissão|remuneração) .... (somente|apenas|só) .... (depois|após|quando) .... (cliente|contratante|@s|@so|@w*|receb*) .... (pag*|receb*)',
      ],
    ],
    unless: ['@w .... cobrar para'],
    examples: ['O pagamento será feito somente depois que o cliente final pagar.'],
    counterExamples: ['O pagamento será feito até o dia 5.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(serviços|trabalhos|horas|obras|extras) (adicionais|extras|complementares)? .... (cobrad*|pag*|faturad*) .... (conforme|de acordo com|por hora|tempo (gasto|utilizado)|à parte|tabela vigente)',
      ],
    ],
    unless: ['máximo|orçamento (prévio|aprovado)|teto'],
    examples: ['Serviços extras serão cobrados conforme o tempo gasto.'],
    counterExamples: ['Serviços extras dependem de orçamento aprovado.'],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(prazos?|datas?|velocidade|resultado*|horários) .... (estimativ*|estimad*|apenas (indicativ*|referência)|mera* (previs*|estimativa*)|não (é|são|serão) garantid*|sem garantia)',
      ],
    ],
    unless: ['@w'],
    examples: ['Os prazos de entrega são apenas estimativas.'],
    counterExamples: ['Os prazos de entrega são garantidos.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(comprar*|adquir*|vender*|encomend*|consumo|pedido*|faturar) .... (no mínimo|ao menos|pelo menos|mínimo de|não menos de) .... #number|(pedido|consumo|compra|volume) mínim* .... #number',
      ],
    ],
    unless: ['(no mínimo|ao menos|pelo menos|mínimo de) #time'],
    examples: ['O revendedor comprará no mínimo 300 peças por ano.'],
    counterExamples: ['O aluno avisará com no mínimo 15 dias.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'benfeitoria* .... (não (dão|darão|terá|serão|geram)|sem) .... (indeniza*|retenção|reembols*)|sem direito a .. (indenização|retenção|reembolso)',
      ],
    ],
    unless: ['@s .. sem direito'],
    graver: ['necessárias'],
    examples: ['As benfeitorias não dão direito a indenização ou retenção.'],
    counterExamples: ['As benfeitorias necessárias serão indenizadas.'],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(recomeç*|renova*|renova-se|vira|passa a|prorroga*|continua*|ativa*) .... (meses|ano|anual|plano|período|fidelidade|assinatura)',
      ],
      ['se .. não .. (disser*|avisar*|cancelar*|pedir*|manifestar*)|salvo|caso .. não|automatic*'],
    ],
    unless: ['não (se)? (renova*|prorroga*)|indeterminad*'],
    graver: ['fidelidade|(12|24|doze) meses'],
    examples: ['Se você não cancelar antes, a assinatura passa a anual.'],
    counterExamples: ['O plano não se renova automaticamente.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        'não (@so|nos)? (@s)? (responsabilizamos|respondemos|garantimos|assumimos)|@s .. não (se responsabiliza|responde|assume) .... (dano*|perda*|furto*|roubo*|lesões|acidente*|objeto*)|responsabilidade .... (limita-se|fica limitada|limitada|não (excederá|ultrapassará))',
      ],
    ],
    unless: ['@w .. não responde|responsabilidade @wo'],
    graver: ['em nenhuma|mesmo|inclusive|qualquer'],
    examples: ['Não nos responsabilizamos por furto de objetos.'],
    counterExamples: ['O aluno não responde pelo desgaste normal.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(taxa|tarifa) (anual|extra|adicional)? (de)? (manutenção|serviço|administração|emissão|boleto|limpeza|reserva)',
      ],
      ['cobramos|cobrad*|cobraremos|será devid*|pagará|paga|devida'],
    ],
    unless: ['isent*|sem taxa|grat*'],
    examples: ['Todo ano cobramos também uma taxa de manutenção de R$ 80,00.'],
    counterExamples: ['Não há taxa de manutenção: o serviço é grátis.'],
  },
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(reajust*|corrig*) .... (índice|igp-m|ipca|inpc) .... (prevalecendo|o maior|maior deles|jamais|nunca|vedada a redução)|outro índice .... @s',
      ],
    ],
    unless: ['de comum acordo'],
    graver: ['jamais|nunca'],
    examples: ['O valor será reajustado pelo IPCA ou pelo IGP-M, prevalecendo o maior.'],
    counterExamples: ['O valor será reajustado pelo IPCA.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      ['atras*|demora|ausência|falha|interrupção|cancela*|descumpr*'],
      [
        '(pagará|devolverá|indenizará|restituirá) .. @wo|@s .... (pagará|devolverá|indenizará|devolvemos|pagaremos) |@w .... (receberá|terá direito)',
      ],
      ['#money|#percent|por dia|aluguéis|em dobro|dobro|qualquer que seja|integral*'],
    ],
    unless: ['@w .... (in ritardo|im verzug|en retard)|von @wo'],
    examples: ['Atrasando a entrega, a empresa pagará R$ 50,00 por dia.'],
    counterExamples: ['Havendo atraso, a empresa avisará o cliente.'],
  },
];
