import type { PhraseLists } from '../phrase.ts';

/** Words that phrases of the Spanish pack share. */
export const LISTS: PhraseLists = {
  may: [
    'podrá|podrán|puede|pueden|podremos|podemos|se reserva|nos reservamos|tiene derecho|tendrá derecho|queda facultad*|está facultad*|faculta*|está autorizad*',
  ],
  mayS: [
    '@s .... (podrá|podrán|puede|pueden|reserva*|derecho|facultad*|autorizad*|podremos|podemos)|(podrá|podrán|puede|pueden) @s|(podrá|podrán) .. ser .. por @so|@so .. reservamos|reserva* .. el derecho|nos reservamos|(podremos|podemos)',
  ],
  future: ['*ará|*arán|*erá|*erán|*irá|*irán|*drá|*drán|*brá|*rrá|*hará|*harán|*dirá'],
  deed: [
    'paga|pagan|abona|abonan|entrega|entregan|devuelve|devuelven|presta|prestan|repara|reparan|comunica|comunican|mantiene|mantienen|conserva|conservan|facilita|facilitan|suministra|cumple|cumplen|informa|realiza|realizan|contrata|cubre|satisface|ingresa|envía|envían|atiende|imparte|imparten|pone|cuida|cede|respeta|respetan|reintegra|liquida|deposita|custodia|emite|instala|organiza|acredita|notifica|avisa|costea|sufraga|dedica|guarda|expide|reserva a|comprueba|comprueban|borra|borran|contesta|contestan|responde|responden|explica|aporta|aportan|financia|limpia|limpian|pinta|sustituye|repone|presenta|presentan|justifica|participa|protege|verifica|recuerda|corrige|actualiza|destruye|elimina|restablece|asegura|vigila|acompaña|firma|remite|tramita|gestiona|sustituyen',
  ],
  endWord: [
    'resolver*|resuelv*|resuelto*|resolución|rescindir*|rescisión|rescind*|desist*|cancel*|dar por (terminado|resuelto|finalizado|extinguido)|dar de baja|darse de baja|baja|poner fin|terminar|terminación|abandon*|finalizar|extinguir*|extinción|denuncia|renunci*|despid*|despedir|anular|marcharse',
  ],
  changeWord: [
    'modific*|cambi*|revis*|actualiz*|aument*|increment*|alter*|sustitu*|ajust*|reduc*|suprim*|elimin*|variar|variación*|adaptar|subir|trasladar|elevar',
  ],
  price: [
    'precio*|renta|alquiler*|arriendo|pensión|tarifa*|cuota*|importe*|tipo de interés|comision*|honorarios|mensualidad*|coste*|gastos',
  ],
  terms: ['condiciones|términos|normas|reglamento*|cláusulas|contrato|política*|normativa|estipulaciones'],
  service: [
    'servicio*|horario*|clases|curso*|contenido*|funcionalidad*|programa*|profesor*|instalaci*|calendario|lugar|plataforma|prestaci*|actividad*|puesto|centro de trabajo|funciones|jornada|fecha*|aula|grupos|modalidad|producto*|itinerario',
  ],
  anytime: [
    'de un día para otro|de un día a otro|en cualquier momento|en todo momento|cuando (quiera*|guste*|le parezca|le convenga)|cuando lo estime|a su (sola|entera|exclusiva|libre)? (discreción|criterio|voluntad|conveniencia|elección)|discrecional*|unilateral*|libremente|sin (necesidad de)? (previo aviso|preaviso|aviso|justific*|causa|motivo|alegar|indemnización|consentimiento|autorización|explicación|notificación|comunicación|avisar|expresar)|de inmediato|inmediat*|a criterio|por cualquier (causa|motivo)|sin que .. pueda',
  ],
  endless: [
    'sin límite*|ilimitad*|cualquiera que sea|cualesquiera|sea cual (sea|fuere)|aun cuando|aunque|incluso (si|en|cuando|por)|con independencia|independientemente|sin culpa|irrevocable*|perpetu*|indefinid*|en todo caso|en ningún caso|todos los|todas las|totalidad|íntegr*|fuerza mayor|caso fortuito|haya o no|tod* clase de',
  ],
  pays: [
    'a cargo|por cuenta|a costa|pagar*|paga|abonar*|abona|satisfac*|asum*|corr* con|reembols*|devolver|cobrar*|cobra|cargar*|repercut*|adeud*|exig*|perder*|retendrá|retener|devengar*|devenga|penaliza*|indemniza*|soport*|sufrag*|facturar*',
  ],
};
