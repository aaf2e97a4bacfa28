import type { PackDuties, PackMentions, PackNames, PackSpeech } from '../pack.ts';
import { words } from '../words.ts';

export const MENTIONS: PackMentions = {
  articles: words('el, la, los, las, un, una, cada, todo, toda, dicho, dicha, su, este, esta, cualquier'),
  obliqueArticles: words(
    'del, al, de la, a la, de los, a los, de las, a las, de un, a un, de una, a una, de, a, de cada, a cada, de todo, de su, a su, de dicho',
  ),
  prepositions: words('por, para, con, sin, entre, contra, ante, según, hacia, frente, que'),
  obliqueForms: [],
  objectAfter: words('ar, er, ir, arle, irle'),
  you: words('usted, ustedes, tú, vosotros'),
  youOblique: words('te, ti, tu, tus, vuestro, vuestra, vuestros'),
  youCapital: [],
  youVerbs: [
    '*arás|*erás|*irás|*drás|debes|puedes|tienes|pagas (el|la|los|las|lo|un|una|por|tú|dos|tres|solo|igual|#money|#number)|(también|lo|la|los|las|que|no) pagas|aceptas|avises|comuniques|notifiques|canceles|autorizas|renuncias|cedes|respondes|contratas|cancelas|dejas|te comprometes|te obligas|declaras|recibes|usas',
  ],
  imperatives: [
    'no (uses|dejes|fumes|compartas|grabes|cedas|entres|use|deje|fume|comparta|grabe|ceda|entre)|avisa|avísanos|avise|trae|traiga|usa|use|guarda|guarde|cuida|cuide|respeta|respete|trata|trate|deja|deje|devuelve|devuelva|danos|dinos|mantén|mantenga|comprueba|envía|envíanos|envíe|limpia|limpie|presenta|presente|paga|pague|cumple|sigue|siga|ven|lleva|lleve|recoge|recoja|recojan|traigan|traed|avisen|describe|envíala|envíalo|envíalos|riega|limpia|limpien|dejen|firma|firme',
  ],
  we: words('nosotros, nosotras'),
  weOblique: words('nos, nuestro, nuestra, nuestros, nuestras'),
  weVerbs: [
    '*aremos|*eremos|*iremos|*dremos|podemos|ofrecemos|prestamos|reservamos|garantizamos|respondemos|enviamos|cobramos|somos|cedemos|devolvemos|decidimos|avisamos|hacemos|damos|queremos|compartimos|tratamos|usamos|guardamos|comprobamos|borramos|contestamos|mandamos|informamos|entregamos|reparamos|limpiamos|ponemos|mantenemos|aceptamos|exigimos|pedimos|permitimos|suspendemos|cancelamos|cerramos|modificamos|cambiamos|subimos|facturamos|cargamos|retenemos|vendemos|responsabilizamos|asumimos|reembolsamos|pagamos|abonamos|recomendamos|conservamos|eliminamos|verificamos|atendemos|resolvemos|revisamos|publicamos|grabamos|tenemos|vamos|estamos',
  ],
  again: words(
    'este, esta, éste, ésta, estos, estas, aquel, aquella, él, ella, ellos, dicho, el mismo, la misma',
  ),
  dropsPronouns: true,
  me: words('yo'),
  meOblique: words('me, mí, mi, mis, conmigo'),
  meVerbs: ['te (presto|vendo|alquilo|arriendo|cobro|dejo|doy|devuelvo|entrego|mando|aviso)|no te cobro'],
  both: words(
    'las partes, ambas partes, las dos partes, de las partes, a las partes, cada parte, cada una de las partes, cualquiera de las partes, ambos contratantes, los contratantes, los otorgantes, una u otra parte',
  ),
};

export const NAMES: PackNames = {
  called: words(
    'en adelante, en lo sucesivo, denominado, denominada, denominados, como, en calidad de, en concepto de',
  ),
  between: words(
    'entre, y, de una parte, de otra parte, de otra, por una parte, por otra parte, por la otra, de otro',
  ),
  titles: words(
    'de una parte, de otra parte, por una parte, por otra parte, de otra, de una, por otra, y, don, doña, d., dª, dª., dña., dña, d.ª, sr., sra., sr, sra, la entidad, la mercantil, la empresa, la sociedad, la compañía, el señor, la señora, los señores, la academia, el club, el gimnasio, entre',
  ),
  firms: words(
    'S. Coop., S.Coop., S.A. DE C.V., S. DE R.L., SpA, Ltda., E.I.R.L., S.L.U., S.L., SLU, SL, S.A.U., S.A., SA, S.C., S. L., S. A., S. Coop., S.L.L., S.L.P., C.B., S.A.S., S. de R.L. de C.V., S.A. de C.V.',
  ),
  ends: words(
    'mayor, con, domiciliado, domiciliada, provisto, provista, vecino, vecina, nacido, representada, representado, en, que, nif, dni, cif, como, y, de',
  ),
};

export const DUTIES: PackDuties = {
  says: [
    '@x .... (deberá|deberán|debe|deben|habrá de|habrán de|ha de|han de|tendrá que|tiene que|tendrán que|deberás|debes|debemos|deberemos)|(deberá|deberán|debe|deben) @x',
    '@x (se)? .. (obliga|obligan|compromete|comprometen|responsabiliza|hará cargo|hace cargo|encarga|abstendrá|abstiene|asume|asumirá|garantiza|responde|responderá|soporta|renuncia|queda obligad*|está obligad*|están obligad*|viene obligad*|vendrá obligad*|es responsable|será responsable|serán responsables|correrá con|corre con)',
    '@x (no)? (se|le|lo|la|los|las|les|te)? {future}|@x .. y {future}|@x ... que {future}',
    '@x (no)? (se|le|lo|la|les)? {deed}',
    '(a cargo|por cuenta|a costa|de cuenta|a expensas|obligación|obligaciones|responsabilidad|cuenta) (exclusiv*)? @xo|(corresponde|corresponderá|incumbe) @xo|@xo (le)? (corresponde|incumbe|corresponderá)',
    '(abonado*|abonada*|pagado*|satisfecho*|asumido*|asumida*|sufragado*|realizado*|prestado*|entregado*) por @xo|serán .. por @xo|será .. por @xo',
    '@x .. no (podrá|podrán|puede|pueden)|prohibido @xo|@xo .. (prohibido|prohibida|queda prohibid*)|queda prohibid* @xo|no (podrá|podrán|puede) @x',
    '@w (*arás|*erás|*irás|debes|pagas|te comprometes|te obligas)|@s (*amos|*emos|*imos)',
  ],
  heads: [
    'obligaciones @xo|deberes @xo|@x (se obliga|se compromete|deberá|está obligad*|queda obligad*)|compromisos @xo',
  ],
  items: ['*ar|*er|*ir|*arse|*irse|*erse|no *ar|no *er|no *ir|a *ar|a *er|a *ir'],
  impersonal: [
    {
      who: 'stronger',
      says: [
        '(fianza|salario|sueldo|gastos de viaje) .... (se devuelve|se devolverá|será devuelt*|se reembols*)',
      ],
    },
    {
      who: 'payer',
      says: [
        '(precio|renta|alquiler|cuota|matrícula|inscripción|fianza|tarifa|sueldo|salario|mensualidad|seguro|entrada|señal) (es|son) de .. #number|(precio|renta|alquiler|cuota|matrícula|inscripción|fianza|tarifa|seguro|mensualidad) (cuesta|asciende a) .. #number',
        '(precio|renta|alquiler|cuota|cuota anual|matrícula|inscripción|fianza|tarifa|sueldo|salario|mensualidad|entrada): .. #number',
        'se entrega (una)? (fianza|señal) de .. #number',
        '(renta|precio|cuota|cuotas|mensualidad*|importe|fianza|recibo|plazo*|matrícula|tarifa|retribución|salario|honorarios|factura*|cantidad*) .... (se abonará*|se pagará*|abonará|pagará|pagadera|pagadero|será abonad*|será satisfech*|deberá (abonarse|pagarse|satisfacerse)|se ingresará*|se cobrará*|se cargará*|se satisfará|es pagader*|se abona|se paga|se cobra)',
        '(se abonará*|se pagará*|se ingresará*) .... (renta|precio|cuota|importe|mensualidad|fianza)',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(llaves|vivienda|local|inmueble|equipo*|material*|finca|dispositivo*) .... (se devolverá*|deberá* (devolverse|entregarse|desalojarse|conservarse|reintegrarse)|será* devuelt*|se restituirá*)',
        '(averías|desperfectos|daños|cambio* de domicilio|ausencia|baja) .... (deberá* (comunicarse|notificarse|justificarse)|se comunicará*|se notificará*)',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(queda|está|quedan|están) prohibid*|prohibid* (*ar|*er|*ir)|no se (permite|permiten|puede|pueden|admite|admiten)',
        '*obligatori*|imprescindible',
        'hay que (*ar|*er|*ir)',
        '(debe|deben|deberá|deberán|ha de|han de) (*arse|*erse|*irse|ser (*ado|*ada|*ados|*adas|*ido|*ida|*idos|*idas))',
        'se ruega|por favor',
      ],
    },
  ],
  present: {
    ends: words('a, e, an, en, as, es, ra, ran, amos, emos, imos'),
    between: words('no, se, le, lo, la, los, las, les, te, me, nos'),
    front: 'between',
    we: words('amos, emos, imos'),
    never: words(
      'cobro, cobramos, corta, cortan, bloquea, expulsa, expulsan, revisa, retiene, es, son, esta, está, están, era, sera, será, serán, tiene, tienen, tendrá, tendrán, tenemos, puede, pueden, puedes, podrá, podrán, podrás, podemos, podremos, quiere, quieren, quieres, recibe, reciben, recibirá, recibirás, cobra, cobran, cobrará, cobramos, acepta, aceptan, aceptas, declara, declaran, reconoce, autoriza, autorizan, autorizas, conoce, sabe, vive, disfruta, elige, eliges, decide, decidirá, decidimos, fija, fijamos, modifica, modificamos, cambia, cambiamos, alquila, arrienda, vende, compra, presta, prestamos, contrata, pierde, pierdes, renuncia, ocupa, gana, que, de, para, una, parte, este, sobre, desde, entre, ante, cuando, donde, aunque, durante, mediante, hasta, sea, sean, hay, han, has, hemos, ha, llama, necesita, rompe, incumple, cancela, resuelve, desiste, sale, sales, muere, falta, retrasa, llega, firma, firman, firmamos, acordamos, acuerdan, convenimos, pactamos, queda, quedan, dice, dices, parece, representa, usas, utilizas, deseas, desea, pide, exige, reserva, reservamos, sube, subimos, cierra, cerramos, suspende, excluye, deja, cada, todas, antes, después, otra, gratis, libre, mayores, además, vamos, ultimos, mismos, términos, años, meses, días, socios, estamos, somos, queremos, usamos, hacemos, compartimos, recogemos, utilizamos, debe, deben, debes',
    ),
    under: words(
      'si, cuando, que, quien, donde, como, mientras, aunque, porque, salvo, cuyo, cuya, hasta, antes, después, ni, cual, cuanto',
    ),
  },
  entitles: [
    '@x .. (recibes|recibe|cobra|cobras)|te (devuelvo|devolvemos|devolveré)|@x .... (tiene derecho a|tendrá derecho a|tienes derecho a|tendrás derecho a|percibirá|recibirá|recibirás|cobrará)',
  ],
  unless: [
    '@x .. dispone* .... (desistir|para)',
    'no (me|nos)? (debes|debe|pagas|paga) .. nada|no (me|nos) (debes|debe)|no (pagas|paga)',
    '@x (fijará|fija|elegirá|elige|decidirá|decide|determinará)|cuando (quiera|quiere|lo considere|le parezca)|no se (admiten|aceptan|permiten) (bajas|cambios|devoluciones|cancelaciones)|@x no (indemniza|indemnizará|devuelve|devolverá|reembolsa|reembolsará)|@x (cobra|cobrará|cobrarán|factura|facturará) (#money|#number|#word)|@x (será|serán|serás) .. (informad*|avisad*|notificad*|reembolsad*)',
    'no @s (devolvemos|respondemos|garantizamos|aceptamos|reembolsamos)',
    '@x .. (puede|pueden|podrá|podrán) (subcontratar|contratar|encargar|expulsar|subir|elegir|publicar)',
    '@s (no)? (podemos|cerramos|subimos|cambiamos|cobramos)|@s no (devolvemos|respondemos|garantizamos|aceptamos|reembolsamos)|no (devolvemos|nos hacemos)',
    '@x (pierde|pierden|perderá|perderán)|no (respondemos|responde|responden|pagas|paga|pagan)|@x .... cuando (quieras|quiera|quieran)',
    '@s (no)? (nos)? (podemos|podremos|hacemos responsables)|@s (podemos|cobramos|cobraremos|queremos|usamos|decidimos)|@s no nos|@x .. (podrá|podrán|puede|pueden|podrás|podemos) .. (resolver|desistir|cancelar|exigir|modificar|ceder|rescindir|suspender|solicitar|reclamar|darse|dar por)|@x .. no (será|serán|es|se hace|se hará|responde|responderá|responderán|garantiza|asume|asumirá|estará obligad*|está obligad*|vendrá obligad*) ...|no .. responsab* @x|@x (declara|declaran|manifiesta|manifiestan|reconoce|reconocen) ...|@x (tendrá|tiene|tendrán|tienen) (derecho|la facultad)|@x recibirá|@x percibirá|significa|se entiende por',
  ],
};

export const SPEECH: PackSpeech = {
  binds: [
    'podemos|podremos|pagas|aceptas|respondes|debes|*arás|*erás|*irás|caducan',
    'deberá|deberán|debe|deben|podrá|podrán|puede|pueden|se obliga*|se compromete*|está obligad*|será|serán|tendrá|queda*|se entenderá|se considerará|a cargo|en caso de|tiene derecho|responderá|responde|asume|autoriza|acepta|reserva|rige|regirá|se pacta|convienen|acuerdan|pagará|abonará|{future}|no .. responsab*|salvo que|sin perjuicio',
  ],
  acts: [
    'el abajo firmante|otorg* poder*|confier* poder*|nombr* .. (apoderad*|heredero*)|lego|queda (citad*|emplazad*|requerid*|notificad*)|se le (cita|emplaza|requiere|notifica)',
  ],
  adopts: [
    'conforme:|acepto|recibí',
    'firma*|firmado|en prueba de conformidad|por duplicado',
    'en adelante|en lo sucesivo|reunidos|comparecen',
    'convienen|acuerdan|estipul*|de una parte|de otra',
    'contrato|convenio|acuerdo|contratación',
    'condiciones generales|las presentes condiciones|al (utilizar|acceder|registrarse|contratar|marcar)|entrada en vigor|última actualización',
  ],
  legal: [
    'citación|emplazad*|demandad*|notificación judicial|requerimiento de pago|procedimiento',
    'cláusula*|estipulaci*',
    'preaviso|rescisión|resolución|desistimiento|resolver',
    'tribunales|juzgados|fuero|jurisdicción',
    'ley #number|ley española|código civil|estatuto de los trabajadores|legislación',
    'responsabilidad',
    'contrato',
    'indemniza*|penaliza*|penal',
    'conforme a|de acuerdo con',
    'fianza|aval',
    'incumplimiento',
    'prórroga*|prorrog*',
    'obligaciones',
  ],
  tells: [
    'muchos|muchas|algunos|suele|suelen|lo normal|normalmente|a menudo|según (el|la|los|fuentes)|explicó|informó|anunció|bajó|recibieron|hacemos cocinas|te llamo|abrazo|gracias|agradecerte|descubren|empieza a|escríbenos y|está libre|se puede visitar',
    'dijo|contó|explicó|respondió|preguntó|sonrió|recordó|aseguró|declaró|sentenció|condenó|demandó|era|eran|fue|fueron|había|habían|estaba|estaban|tenía|tuvo|quería|llegó|ayer|anoche|hace (años|meses|dos)|la semana pasada|el lunes pasado',
  ],
  others: [
    'ingredientes|horno|cucharada*|harina|mezclar|sal|hornear|receta|azúcar|aceite',
    'consejos|descubre|sabías|blog|artículo de|suscríbete|comentarios|leer más|lectores',
    'se alquila|se vende|se busca|anuncio|visitas|contactar|interesados|llamar',
    'ejercicio|lección|ejemplo|examen|sentencia|juez|jueza|magistrad*|el tribunal (dijo|falló)|abogado',
    'factura n|total a pagar|currículum|experiencia laboral|formación académica',
  ],
};
