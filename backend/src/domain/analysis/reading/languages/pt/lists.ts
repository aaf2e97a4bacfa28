import type { PhraseLists } from '../phrase.ts';

/** Words that phrases of the Portuguese pack share. */
export const LISTS: PhraseLists = {
  may: [
    'poderá|poderão|pode|podem|reserva-se|se reserva|tem o direito|terá o direito|fica autorizad*|é facultado|está autorizad*',
  ],
  mayS: [
    '@s .... (poderá|poderão|pode|podem|reserva*|direito|facultado|autorizad*|podemos|poderemos)|(poderá|poderão|pode|podem) @s|(poderá|poderão|pode|podem) .. ser .. @so|reserva-se|nos reservamos|facultado @so|a critério @so|podemos|poderemos|@so .. (reserva*|facultado)',
  ],
  future: ['*ará|*arão|*erá|*erão|*irá|*irão|*ará-se|*orá'],
  deed: [
    'paga|pagam|entrega|entregam|devolve|devolvem|presta|prestam|repara|reparam|comunica|mantém|mantêm|conserva|fornece|fornecem|cumpre|informa|realiza|realizam|contrata|deposita|envia|atende|ministra|cuida|cede|respeita|restitui|custeia|instala|organiza|notifica|avisa|guarda|emite|contribui|arca|oferece|disponibiliza|zela|usa|faz|põe|repõe|limpa|limpam|pinta|troca|responde|respondem|apaga|corrige|lembra|avisam|apresenta|justifica|participa|protege|verifica|atualiza|elimina|restabelece|assegura|acompanha|assina|remete|comprova|efetua|efetuam|executa|executam|reembolsa|substitui',
  ],
  endWord: [
    'rescindir|rescisão|retomar|retomada|rescindid*|rescinde|resilir|resilição|denunciar|denúncia|cancel*|encerr*|dar por findo|pôr fim|terminar|término|desist*|desocup*|sair|saída|devolver o imóvel|desligamento|demiss*|demitir|extinguir|extinção|romper|trancar|trancamento|interromper',
  ],
  changeWord: [
    'alter*|modific*|mud*|reajust*|revis*|atualiz*|aument*|major*|substitu*|ajust*|reduz*|suprim*|elimin*|variar|adequar|transferir|remanejar|corrig*',
  ],
  price: [
    'preço*|aluguel|aluguéis|renda|rendas|prestaç*|propina*|semanada|mensalidade*|tarifa*|taxa*|valor*|quota*|juros|honorários|plano*|encargos',
  ],
  terms: ['condições|termos|normas|regulamento*|regimento|regras|cláusulas|contrato|política*|convenção'],
  service: [
    'serviço*|horário*|aulas|aula|cursos?|conteúdo*|funcionalidade*|programa*|professor*|instalaç*|calendário|local|plataforma|modalidade*|atividade*|função|jornada|data*|turma*|equipamento*|produto*|unidade*|grade|planos',
  ],
  anytime: [
    'de um dia para o outro|de um momento para o outro|(a|em) qualquer (tempo|momento|altura|hora)|a todo (o)? (tempo|momento)|quando quiser*|a (seu|nosso) (exclusivo|livre|único|inteiro|próprio)? critério|a critério exclusivo|discricionári*|unilateral*|livremente|sem (necessidad* de|qualquer|prévi*|aviso|notificação|justific*|motivo|indeniza*|indemniza*|consentimento|autorização|comunicação|restituição|anuência)|imediat*|independentemente de (aviso|notificação|motivo)|quando (entender|julgar|quiser)|por qualquer motivo|sem que .. caiba|de pleno direito',
  ],
  endless: [
    'sem limit*|ilimitad*|qualquer que seja|quaisquer|seja qual for|ainda que|mesmo (que|em caso|quando|se|por)|inclusive|independentemente de culpa|irrevog*|perpétu*|indetermin*|em qualquer (caso|hipótese)|em nenhuma hipótese|todos os|todas as|totalidade|integral*|força maior|caso fortuito|até a (efetiva)? (entrega|devolução) (real)? das chaves|irretratável',
  ],
  pays: [
    'a cargo|por conta|às custas|pagar*|paga|arcar*|arca|suport*|reembols*|devolver|cobrad*|cobrar*|debitad*|repass*|devid*|exig*|perder*|ret(er|ida|ido)|incidir*|multa|indeniza*|acresc*|custe*|responsabilidade|deverá',
  ],
};
