import type { PackBurden } from '../pack.ts';

/** How the deal may change, how it ends, what leaving costs. */
export const DEAL: readonly PackBurden[] = [
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{mayS}|{price} .... (poderá|poderão|pode|podem) ...|reajustad* .... (critério|mínimo|percentual fixado|índice (escolhido|que))',
      ],
      ['alter*|mud*|reajust*|revis*|aument*|major*|atualiz*|modific*|repass*|fix*|subir'],
      ['{price}'],
    ],
    unless: [
      '(de comum|por|mediante|com o) acordo|igp-m|ipca|inpc|índice oficial|variação .. (do|acumulada)|{endWord}|coeficiente',
    ],
    graver: ['{anytime}|{endless}|critério'],
    examples: ['A academia poderá reajustar a mensalidade a qualquer momento.'],
    counterExamples: ['O aluguel será reajustado anualmente pela variação do IPCA.'],
  },
  {
    family: 'unilateral-change',
    variant: 'terms',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{mayS}|(condições|termos|regulamento|regras) .... (poderá|poderão|pode|podem) ...|vigente* (na época|à época|no momento|em cada momento)',
      ],
      ['{changeWord}|vigente*'],
      ['{terms}'],
    ],
    unless: ['de comum acordo|aditivo|por escrito .. @b|@w .. (poderá|pode) alterar|{price} ...'],
    graver: ['{anytime}'],
    examples: ['A plataforma pode alterar estes termos a qualquer momento.'],
    counterExamples: ['Qualquer alteração do contrato será feita por aditivo.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}|@s ...'],
      ['{changeWord}|fechar|agrupar|limitar|transferir|adiar|cancelar aulas|encerrar unidades'],
      ['{service}'],
      ['poderá|poderão|pode|podem|reserva*|podemos|critério|facultad*|direito'],
    ],
    unless: ['{terms} ...|{price} ...|@w .. (poderá|pode) ...|com concordância|conta @wo|acesso @wo'],
    graver: ['{anytime}'],
    examples: ['A academia poderá alterar horários e aulas sem aviso prévio.'],
    counterExamples: ['O aluno poderá mudar de horário.'],
  },
  {
    family: 'unilateral-change',
    variant: 'content-removal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}'],
      ['conteúdo*|comentário*|publicaç*|postage*|material enviado'],
      ['remov*|retir*|exclu*|apag*|bloque*|recus*|elimin*'],
    ],
    unless: ['@w (poderá|pode) ...'],
    graver: ['{anytime}'],
    examples: ['A plataforma pode remover conteúdos dos usuários a seu critério.'],
    counterExamples: ['Você pode remover seus conteúdos.'],
  },
  {
    family: 'sole-discretion',
    variant: 'alone',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(a|ao) (seu|nosso) (exclusivo|livre|único|inteiro|próprio)? critério|(a|ao)? critério (exclusivo|único)? .. @so|juízo (exclusivo)? @so|@s .... (decidirá|determinará|avaliará|definirá|escolherá|julgar|considerar|entender) .... (livre*|exclusiv*|unilateral*|necessári*|convenient*|critério|sem)|discricionári*|(avaliad*|fixad*|apurad*|definid*|arbitrad*|indicad*|escolhid*) (unilateralmente|livremente|exclusivamente)? (por)? @so|se @s (considerar|entender|julgar)|que @s (considerar|entender|julgar)|arbítrio @so',
      ],
    ],
    unless: ['critério @wo|perito|de comum acordo'],
    graver: ['sem (recurso|motivo|justific*)|exclusiv*|irrecorrível'],
    examples: ['Os danos serão avaliados pelo locador, a seu exclusivo critério.'],
    counterExamples: ['O locatário escolhe a cor.'],
  },
  {
    family: 'unequal-exit',
    variant: 'only-they',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s .... (poderá|poderão|pode|podem|reserva*)|podemos|poderemos'],
      ['{endWord}|retomar'],
      ['aviso|antecedência|a qualquer (tempo|momento)|sem (motivo|multa|indeniza*|ônus|justific*)'],
    ],
    unless: [
      '@b|qualquer das partes|@w .... {endWord}|descumpr*|inadimpl*|falta de pagamento|infração|incumprimento',
    ],
    examples: ['A empresa poderá rescindir o contrato com aviso de quinze dias.'],
    counterExamples: [
      'O cliente poderá cancelar a qualquer momento.',
      'Qualquer das partes poderá rescindir o contrato com aviso de trinta dias.',
    ],
  },
  {
    family: 'unequal-exit',
    variant: 'longer-notice',
    hurts: 'weaker',
    severity: 'medium',
    all: [['@w* .... #time .... @s* .... #time|@s* .... #time .... @w* .... #time'], ['antecedência|aviso']],
    examples: [
      'O locatário avisará com noventa dias de antecedência e o locador com quinze dias de antecedência.',
    ],
    counterExamples: ['O aviso prévio é de trinta dias.'],
  },
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* .... (não (poderá|poderão|pode) .... {endWord}|renuncia .... (denúncia|rescisão|{endWord}))|fidelidade .... #time|fidelização .... #time|(prazo mínimo|permanência mínima|período mínimo) .... #time|(vedad*|não será (aceito|admitid*|possível)|não (se admite|cabe)) .... {endWord}|(irrevogável e irretratável|irretratável)|não .. {endWord} .... antes',
      ],
    ],
    unless: [
      '@s .... não (poderá|pode) .... {endWord}|@s .... retomar|sem fidelidade|não há fidelidade|sair (de|do|da) (portugal|brasil|país|estado|território|concelho|europa|ilha)|não (pode|poderá) .. (fumar|transportar)',
    ],
    graver: [
      '{endless}|(dois|três|quatro|cinco|2|3|4|5) anos|(24|36|48|60|vinte e quatro|trinta e seis) meses|irretratável',
    ],
    examples: [
      'O aluno não poderá cancelar o plano antes de doze meses.',
      'O plano tem fidelidade de 24 meses.',
    ],
    counterExamples: ['O locador não poderá rescindir o contrato antes do prazo.'],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(renov*|prorrog*) .... (automátic*|períodos|sucessiv*|salvo|igual|iguais|por (mais|outro|um|igual|novos)|se não|caso não|tacitamente)|(automátic*|tacitamente) .... (renov*|prorrog*)|renovação automática|salvo .... (aviso|manifestação|comunic*) .... (renov*|prorrog*)',
      ],
    ],
    unless: ['não (se)? (renov*|prorrog*)|não será (renov*|prorrog*)|indeterminad*|sem renovação|reajuste'],
    graver: ['(doze|12|24) meses|(um|dois|três|1) anos?|(sessenta|noventa|60|90) dias|(dois|três) meses'],
    examples: ['O contrato será renovado automaticamente por períodos de doze meses.'],
    counterExamples: ['O contrato não será renovado automaticamente.'],
  },
  {
    family: 'sudden-end',
    variant: 'at-once',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|(conta|acesso|contrato|matrícula|plano) .... (poderá|pode) ser'],
      [
        '{endWord}|suspend*|excluir|exclui|excluíd*|exclusão|excluirá|bloque*|desativ*|despej*|expuls*|retomar|cassar|excluir',
      ],
      ['{anytime}|sem (aviso|notificação|reembolso|devolução)'],
    ],
    unless: ['@w .. (poderá|pode) .... {endWord}|@b|{price} ...|horário*|aulas'],
    examples: ['Podemos suspender sua conta a qualquer momento sem aviso.'],
    counterExamples: ['O cliente poderá cancelar a qualquer momento sem motivo.'],
  },
  {
    family: 'sudden-end',
    variant: 'for-breach',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(rescisão|rescindid*|resolvid*|rescindir|suspens*|suspend*|cancel*|despejo|corte|bloque*|exclu*|expuls*|desocup*) .... (automátic*|de pleno direito|imediat*|independentemente|sem (aviso|necessidade|prévi*|direito|qualquer))|(automátic*|de pleno direito|imediat*) .... (rescisão|rescindid*|resolvid*|suspens*|cancel*|desocup*|exclu*)|{mayS} .... (suspender|rescindir|cancelar|excluir|expulsar|bloquear|cortar)',
      ],
      [
        'descumpr*|inadimpl*|falta de pagamento|atraso|infração|violação|qualquer|incumprimento|mau uso|não pagamento',
      ],
    ],
    unless: ['@w .. (poderá|pode) .... {endWord}|@b|qualquer das partes'],
    graver: [
      '(um|uma) (só|único|única)|qualquer (cláusula|descumprimento|infração)|independentemente|mesmo que',
    ],
    examples: [
      'O atraso de qualquer mensalidade acarreta a rescisão imediata do contrato, independentemente de notificação.',
    ],
    counterExamples: ['Respondemos de forma imediata.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{endWord}|antecipad*|antes (do|de) .. (prazo|término|vencimento|fim)|abandono|não compar*'],
      [
        'multa|indeniza*|indemniza*|#percent|#money|restante*|vincend*|remanescente*|totalidade|integral*|equivalente a|mensalidades que|parcelas|taxa de cancelamento|devolver .. (curso|treinamento|bônus|desconto)',
      ],
      ['{pays}|devid*|cobrad*|sujeit*|ficará'],
    ],
    unless: [
      '@s .... (pagará|devolverá|restituirá|indenizará|reembolsará) .... @wo|sem (multa|custo|ônus|cobrança|taxa)|gratuit*|isent*|atraso|@s .. (devolverá|restituirá|reembolsará) ...|culpa @so|proporcional .. artigo',
    ],
    graver: ['totalidade|integral*|restante*|vincend*|(80|90|100) %|(50|80) por cento'],
    examples: ['Em caso de cancelamento antecipado, o aluno pagará multa de 50% das parcelas restantes.'],
    counterExamples: ['O cancelamento é gratuito e sem multa.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'não (reembolsáve*|será* (devolvid*|restituíd*|reembolsad*)|haverá (devolução|restituição|reembolso)|restituíve*|são reembolsáve*|se devolve)|(perder*|perderá*|perde) .... (caução|sinal|valor*|direito*|parcela*|matrícula|depósito|saldo|aulas|créditos|pontos)|(caução|sinal|valores|depósito|saldo|aulas|créditos|pontos|parcelas|matrícula|sessões) .... (perdid*|perder*|não (são|será*|podem)|expira*|caduca*|reverter*|reverte*|retid*)|sem (direito a|qualquer)? (devolução|reembolso|restituição)|incorporad* ao imóvel|não .. (acumula*|compensad*|repost*)|em favor @so',
      ],
    ],
    unless: ['@s .. perder*|não (perderá|expira*)|será* devolvid* integral*'],
    graver: ['totalidade|integral*|todos|todas|qualquer motivo|em nenhuma hipótese|{endless}'],
    examples: [
      'A taxa de matrícula não será devolvida em nenhuma hipótese.',
      'As aulas não utilizadas expiram: perdem-se as aulas perdidas.',
    ],
    counterExamples: ['A caução será devolvida integralmente.'],
  },
];
