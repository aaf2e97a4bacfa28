import type { PackBurden } from '../pack.ts';

/** Burdens of small trades and clubs: hire, events, animals, agents, care, and what is bought on instalments. */
export const TRADES: readonly PackBurden[] = [
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '(horas extras|horas extraordinárias|trabalho suplementar) .... (não (são|serão|dão|geram)|nem (pagas|compensadas)|(incluídas|compreendidas) n*)',
      ],
    ],
    examples: ['As horas extras não são pagas nem compensadas.'],
    counterExamples: ['As horas extras são pagas no mês seguinte.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (não pode|não poderá|obriga-se a não|compromete-se a não|se compromete a não) .... (trabalhar|atender|prestar|abrir|exercer|captar)|(não pode|não poderá) .... (atender|trabalhar) .... (outro lugar|outro salão|concorrente*|menos de)',
      ],
    ],
    unless: ['sem (autorização|consentimento)? (médic*)'],
    examples: ['Durante um ano depois da saída, a empregada não pode trabalhar em outra padaria.'],
    counterExamples: ['A empregada pode trabalhar em outra padaria.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(cancelamento|cancela|cancelar|desistência|desistir*|desiste*|não comparecer) .... (#percent .... (do|preço|valor|total)|totalidade|valor (total|integral)|por inteiro|(pagam|paga|pagará|perde*) .... (#money|sinal|entrada))',
      ],
    ],
    unless: ['sem (custo|multa|encargo*)|gratuit*|@s .... (cancelar|desistir)|é devolvid*|receb* de volta'],
    examples: ['Se o cliente cancelar com menos de dez dias, paga 80% do valor.'],
    counterExamples: ['Se o cliente cancelar, o sinal é devolvido.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(sair|saída|desligar*|rescindir|deixar|pedir demissão|romper) .... (antes d*|dentro de|em menos de) .... (devolve*|devolverá|reembols*|ressarc*|restitu*|paga) .... (curso|formação|treinamento|valor|bolsa|#money)',
      ],
    ],
    examples: ['Se a profissional sair antes de um ano, devolve o valor do curso.'],
    counterExamples: ['Se a profissional sair, recebe o que falta.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(se .... não (chegar|atingir|alcançar) .... @w? .... (completa|paga|cobre|complementa))|(faturamento|consumo|compra*|produção) mínim* .... (#money|#number)|@w .... (completa|cobre|paga) a diferença',
      ],
    ],
    examples: ['Se as vendas não atingirem R$ 3.000,00, a franqueada paga a diferença.'],
    counterExamples: ['Se as vendas subirem, a franqueada recebe um bônus.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['services', 'freelance', 'sale'],
    all: [
      [
        'comissão .... (devida|devido|exigível|paga) .... (mesmo (que|se)|ainda que|na mesma|também|depois do fim|após o (fim|término))|comissão .... (ainda devida|é devida na mesma)|(mesmo que|ainda que|se) .... (venderem|vender|recus*) .... (paga*|comissão .... (devida|por inteiro))|(nos|até) #time depois do fim .... (vendid*|devid*)',
      ],
    ],
    examples: ['A comissão é devida mesmo que o proprietário venda sozinho.'],
    counterExamples: ['A comissão é paga com a escritura.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (fixa|define|determina|avalia|calcula|fixada) .... (sozinh*|unilateral*|só|por si) .... (valor|montante|dano*|preço*|prejuízo*|tabela)|(valor|montante) .... dano* .... (fixado|avaliado|calculado) .... (pela|pelo|por) @so|(tabela|preço*) .... fixad* só (por)? @so',
      ],
    ],
    examples: ['A locadora avalia sozinha o valor dos danos.'],
    counterExamples: ['A locadora comprova o valor dos danos.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(gps|rastreador|localizador|geolocaliz*) .... (a qualquer momento|a todo momento|consultar|localização|rastrear|bloquear)|(desligar|bloquear|imobilizar|desativar) .... (à distância|remotamente)|(à distância|remotamente) .... (desligar|bloquear)',
      ],
    ],
    examples: [
      'A vendedora pode consultar a localização a qualquer momento pelo rastreador e bloquear o motor à distância.',
    ],
    counterExamples: ['O carro tem GPS.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(roubo|furto|perda|sinistro|extravio) .... @w .... (continua*|continuará) .... (pagar|pagando|obrigad*)|(parcelas|prestações|rendas) .... (mesmo|ainda que) .... (roubo|furto|perda|sinistro)',
      ],
    ],
    examples: ['Em caso de furto, o comprador continua a pagar as parcelas.'],
    counterExamples: ['Em caso de furto, o contrato termina.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(familiar|responsável|filha|filho|cônjuge|representante) .... (responde*|responderá|obriga-se|garante) .... (bens próprios|seus (próprios)? bens|pessoalmente|solidariamente)',
      ],
    ],
    examples: ['O familiar responde solidariamente pelas mensalidades.'],
    counterExamples: ['O familiar recebe as informações médicas.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (pode|poderá|podem) .... (limitar|recusar|negar|restringir|excluir|proibir) .... sem (ter de|ter que|precisar|dar|indicar|apresentar)? (explic*|motiv*|justific*|raz*)',
      ],
    ],
    examples: ['A escola pode recusar a matrícula sem justificar.'],
    counterExamples: ['O aluno pode recusar a vaga.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(não (há|haverá|são|será|é) .. (reembols*|devoluç*|devolvid*|restituíd*)|sem direito a (reembolso|devolução)|em nenhum caso .... (reembols*|devolv*))',
      ],
    ],
    unless: ['@s .... sem direito'],
    examples: ['Não haverá reembolso mesmo com chuva.'],
    counterExamples: ['O reembolso chega em uma semana.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['freelance', 'work', 'services'],
    all: [
      [
        '(cliente|consumidor*|terceiros) .... (dinheiro de volta|reembolso|devolução|reclamar) .... (descontad*|cobrad*) .... @wo|valor inteiro .... (descontad*|cobrad*) .... @wo',
      ],
    ],
    examples: ['Se o consumidor pedir o dinheiro de volta, o valor inteiro é descontado da empregada.'],
    counterExamples: ['Se o consumidor pedir o dinheiro de volta, a loja devolve.'],
  },
];
