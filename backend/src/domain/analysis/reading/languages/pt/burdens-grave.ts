import type { PackBurden } from '../pack.ts';

/** What weighs most in everyday papers: being bound, paying for nothing, paying on, losing things. */
export const GRAVE: readonly PackBurden[] = [
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [['(@b|@w) .... renunci* .... (denunciar|rescindir|resolver|denúncia|rescisão)']],
    examples: ['As partes renunciam à denúncia do contrato durante três anos.'],
    counterExamples: ['O senhorio renuncia à denúncia durante três anos.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (só|somente|apenas) .... (sair|denunciar|rescindir|terminar|cancelar) .... (no fim|ao final|em junho|em julho|a 31|a 30)',
      ],
    ],
    examples: ['O aluno só pode cancelar no fim do ano letivo.'],
    counterExamples: ['A creche só pode terminar no fim do ano letivo.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(parcelas|mensalidades|prestações|rendas|aluguéis) (restantes|vincendas|que (ainda)? faltam|em falta) .... (devid*|pag*|exig*|venc*)',
        '(multa|pagar*|paga) .... sobre .. (parcelas|mensalidades|prestações)',
        'desistência .... (pagará|deve|devido) .. (o valor|valor)? (total|integral)',
      ],
    ],
    unless: ['sem multa'],
    examples: ['Quem cancelar antes do fim paga multa de 40% sobre as parcelas que ainda faltam.'],
    counterExamples: ['As parcelas restantes são canceladas sem multa.'],
  },
  {
    family: 'cost-shifting',
    variant: 'pays-anyway',
    hurts: 'weaker',
    severity: 'high',
    notIn: ['work'],
    all: [
      [
        '(mesmo|também|inclusive|ainda que) (durante|em|nas|nos|por|se|quando) .... (férias|doença|encerramento|falta*|feriado*|recesso) .... (pag*|devid*|cobrad*)',
        '(falta*|ausência*|doença|férias) .... não .... (desconto|abatimento|devolução|reembolso|reduz*)',
      ],
    ],
    unless: ['salário|remuneração'],
    examples: [
      'A mensalidade é devida, mesmo durante as férias não há desconto; por doença não há abatimento.',
    ],
    counterExamples: ['O salário é pago mesmo durante as férias.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [['@w .... (pinta|pintam|pintar*|pintado|pintura) .... (fim|final|saída|devol*|entreg*)']],
    examples: ['O locatário pinta o imóvel na saída.'],
    counterExamples: ['O senhorio pinta o imóvel antes da entrega.'],
  },
  {
    family: 'unilateral-change',
    variant: 'rises',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(passa|passará|sobe|subirá) (a|para) (ser de)? #money']],
    examples: ['A mensalidade passa a 34,95 € no sétimo mês.'],
    counterExamples: ['A mensalidade é de 34,95 €.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'taken-and-sold',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(ficam|serão|são) retid* .... (depósito|pagamento|até)|@s .. (pode|poderá|podemos|podes) .... (vender|buscá-la|buscá-lo|reter|ficar com|retomar) ...',
        'não .. (pagar|pagares|pague) .... (móveis|carro|carrinha|bens) .... (retid*|vendid*|buscar)',
      ],
    ],
    unless: ['serviço|dados|reter .. pagamento'],
    examples: ['Se você não pagar na hora, os móveis ficam retidos no nosso depósito.'],
    counterExamples: ['O cliente pode vender os seus móveis.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [['(quebra*|faltas|diferenças) de caixa']],
    unless: ['@s .. (assume|responde)'],
    examples: ['O empregado responde pelas diferenças de caixa do seu turno.'],
    counterExamples: ['A empresa confere o caixa todos os dias.'],
  },
  {
    family: 'ip-grab',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(redaç*|fotos|textos|trabalhos|conteúdo*|vídeos|obras) .... (usad*|utilizad*|publicad*) .... (sem pagamento|divulgação|publicidade|gratuit*)',
      ],
    ],
    examples: [
      'As redações enviadas podem ser usadas pela plataforma em materiais de divulgação, sem pagamento ao aluno.',
    ],
    counterExamples: ['As redações são corrigidas pela plataforma.'],
  },
  {
    family: 'cost-shifting',
    variant: 'their-firm',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(deve*|deverá*|obrigatoriamente) .... (indicad*|escolhid*|designad*) .. @so']],
    examples: ['O buffet deve ser contratado com a empresa indicada pelo locador.'],
    counterExamples: ['O buffet pode ser contratado com qualquer empresa.'],
  },
  {
    family: 'withheld-pay',
    variant: 'unpaid-hours',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [['horas (extra*|suplementares) .... (incluíd*|compreendid*|sem pagamento)']],
    examples: ['As horas extras estão incluídas no salário.'],
    counterExamples: ['As horas extras são pagas com acréscimo de 50%.'],
  },
];
