import type { PackBurden } from '../pack.ts';

/** Burdens as neighbors, friends and small firms write them: without the words of the law. */
export const EVERYDAY: readonly PackBurden[] = [
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(adiantamento|sinal|entrada|matrícula|reserva|caução) .... (fica* (na|com|para)|não (é devolvid*|volta|se devolve)|perde*)|(perde|perderá|perdem) .. (sinal|entrada|adiantamento|caução|valor)|ficando com o que já foi pago',
      ],
    ],
    unless: ['devolv* em|devolvemos|em até'],
    examples: ['Se o cliente desistir, perde o sinal.'],
    counterExamples: ['O sinal é devolvido em dez dias.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(a |por |para )?cada .. (minutos|dia|semana|hora) de (atraso|demora) .... #money|(recusad*|atrasad*|devolvid*|atraso) .... mais #money|passou do dia .... (aumenta|sobe|acresce)|(valor|aluguel|renda|mensalidade) (aumenta|sobe) .... (quinto|décimo|#percent)',
      ],
    ],
    unless: ['@s .... (abate|desconta|paga)'],
    examples: ['Cada dia de atraso custa mais R$ 10.'],
    counterExamples: ['Um dia de atraso não tem custo.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'stronger',
    severity: 'medium',
    all: [['cada (dia|semana) (além|de atraso|de demora) .... @s .... (abate|desconta|paga) .... #money']],
    examples: ['Por cada semana além do prazo, o prestador desconta 50 €.'],
    counterExamples: ['O prestador entrega numa semana.'],
  },
  {
    family: 'cost-shifting',
    variant: 'wages',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(diferença*|falta*|quebra*|prejuízo*|louça) .... (sai|saem|descontad*|desconta) .... (salário|ordenado|vencimento)',
      ],
    ],
    unless: ['não'],
    examples: ['A falta no caixa é descontada do salário.'],
    counterExamples: ['A falta no caixa não é descontada do salário.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(na saída|ao sair|no fim) .... (pinta|pintar|pintará) .... (tudo|de novo|todo)|por mais (conservad*|nov*|limp*) que',
      ],
    ],
    unless: ['se (sujar|estragar)'],
    examples: ['Ao sair, o inquilino deve pintar tudo de novo.'],
    counterExamples: ['Ao sair, o inquilino entrega as chaves.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(retirad*|trocad*|alterad*|mudad*|cortad*|reduzid*) quando .... (achar|entender|quiser|convier|for conveniente)|(mudam|muda|alteram) a qualquer (hora|momento)',
      ],
    ],
    unless: ['acordo'],
    examples: ['As aulas são trocadas quando a escola entender.'],
    counterExamples: ['As aulas são trocadas por acordo.'],
  },
  {
    family: 'sudden-end',
    variant: 'acceleration',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(pedir|exigir|cobrar|exige|cobra) .... (o resto|todo o resto|tudo|a dívida toda|o total|o valor total) .... (por inteiro|de uma vez|na hora|imediatamente|logo)',
      ],
    ],
    examples: ['Com dois atrasos, o credor pode exigir o total de uma vez.'],
    counterExamples: ['O devedor pode pagar mais cedo.'],
  },
  {
    family: 'sudden-end',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(encerramos|encerrar|bloqueamos|cancelamos|suspendemos) .... (conta|acesso|cadastro) .... (na mesma hora|na hora|sem aviso|imediatamente)',
      ],
    ],
    examples: ['Em caso de suspeita, bloqueamos a conta na hora.'],
    counterExamples: ['Encerramos a conta a seu pedido.'],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(findo|terminado|acabado|passado|no fim d*) .... (recomeça|começa|renova*|prossegue|continua) .... (sozinh*|por outro|outro ano|mais um ano|salvo|automatic*)',
      ],
    ],
    unless: ['se você quiser'],
    examples: ['Terminado o ano, recomeça por outro ano, salvo aviso.'],
    counterExamples: ['Terminado o ano, o contrato acaba.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s (é|são) (alhei*|estranh*) a|@s .... não (tem|temos|têm) (culpa|nada a ver)|nada mais .. é devido'],
    ],
    examples: ['A escola é alheia a furtos no recreio.'],
    counterExamples: ['A escola responde por furtos.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(busca|buscar|leva|levar|retira|retirar|recolhe|recolher) .... onde (ela|ele|o bem|a coisa)? .. (estiver|se encontrar)',
      ],
    ],
    unless: ['guincho'],
    examples: ['Com uma parcela em atraso, o vendedor retira o carro onde ele estiver.'],
    counterExamples: ['O comprador retira o carro na loja.'],
  },
  {
    family: 'work-demands',
    variant: 'overtime',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(atende|responde|trabalha) .... (à noite|em casa|fim de semana|folga) .... sem (acréscimo|extra|pagamento|custo)|sem (acréscimo|pagamento extra|adicional)',
      ],
    ],
    unless: ['cliente|@w (pode|sai)'],
    examples: ['A empregada atende o telefone à noite sem acréscimo.'],
    counterExamples: ['As horas à noite são pagas com acréscimo.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@w não (comenta|conta|revela|fala) .... (quanto ganha|salário|remuneração|contrato|clínica|empresa)'],
    ],
    unless: ['dados d* clientes|segredo'],
    examples: ['O empregado não conta a ninguém o seu salário.'],
    counterExamples: ['O empregado conta as horas do mês.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(imagem|imagens|foto*|vídeo*) .... (propaganda|publicidade|redes|divulgação|material)']],
    unless: ['não|autoriza*|consentimento'],
    examples: ['A foto do aluno entra na publicidade da escola.'],
    counterExamples: ['Não usamos fotos na publicidade.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(mensalidade|parcela*|pagamento*) (em aberto|em atraso|atrasad*) .... (fica* fora|fica* sem|perde*|não (entra|participa))',
      ],
    ],
    examples: ['Com a mensalidade em atraso, o aluno fica fora da aula.'],
    counterExamples: ['Com a mensalidade em atraso, avisamos por carta.'],
  },
  {
    family: 'proof-burden',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(cabe|compete|incumbe) (@wo|a quem) (demonstrar|provar|comprovar)|@w .. (tem de|deve) (demonstrar|provar) que',
      ],
    ],
    examples: ['Cabe ao cliente provar que a peça era boa.'],
    counterExamples: ['Cabe ao prestador provar o serviço.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['enquanto .... @w não (compra|viaja|marca|vende|muda|aluga) .... (sem|consentimento|autorização)'],
    ],
    examples: ['Enquanto a dívida durar, o devedor não vende a casa sem consentimento.'],
    counterExamples: ['O devedor vende a casa.'],
  },
];
