import type { PackBurden } from '../pack.ts';

/** Rights given up, courts, freedom, privacy and home. */
export const RIGHTS: readonly PackBurden[] = [
  {
    family: 'waiver',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* .... (renuncia*|renunciando|renunciar)|renuncia .... (derecho*|acciones|reclam*|fuero)|sin (que .. pueda|poder|derecho a) .... (reclam*|exig*|opon*)|no podrá .... (reclam*|exig*|compens*|suspender el pago|oponer|deducir)|acci* colectiva*|demanda* colectiva*',
      ],
    ],
    unless: [
      '@s .. renuncia*|no (implica|supone|constituye) .. renuncia|(renuncia*) .... (desist*|{endWord}) .... antes',
    ],
    graver: ['expresamente|todos|cualquier|irrevocable*|derechos que le (otorga|concede|reconoce)'],
    examples: ['El arrendatario renuncia a cualquier reclamación contra el arrendador.'],
    counterExamples: ['La tolerancia no implica renuncia.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(derecho de (adquisición preferente|tanteo|desistimiento|preferencia)|tanteo|retracto|derecho de desistimiento|vacaciones|indemnización|garantía legal|prórroga*|reducción de (la)? renta|devolución) .... (renuncia*|exclu*|no (será|procede*|tendrá|se aplica*|cabe|existe))|no (tendrá|tiene|tendrán|dará) derecho a .... (indemniza*|reducción|compensa*|devolución|vacaciones|prórroga|descuento|reembolso|recuper*)|sin derecho a .... (indemniza*|reducción|compensa*|rebaja|descuento|recuper*|abono)|queda* exclu*',
      ],
    ],
    unless: ['@s .. no tendrá derecho|responsabilidad'],
    graver: ['en ningún caso|cualquiera que sea|por ninguna causa'],
    examples: ['El arrendatario no tendrá derecho a reducción de la renta durante las obras.'],
    counterExamples: ['Las vacaciones son de 30 días.'],
  },
  {
    family: 'forum',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(tribunales|juzgados) .... (de|del)|sumisión|fuero|jurisdicción .... exclusiv*|arbitr*|(leyes|ley|legislación|derecho) (de irlanda|irlandes*|de luxemburgo|ingles*|inglés|de inglaterra|de (california|delaware)|del estado|extranjer*|alem*|franc*)',
      ],
      ['somet*|compet*|exclusiv*|renuncia*|arbitr*|fuero|regir*|rige*|leyes|ley'],
    ],
    unless: [
      'domicilio @wo|domicilio del consumidor|lugar .. (finca|inmueble|vivienda|donde radica)|donde radique|arbitrari*|que correspondan .. ley|ley 29',
    ],
    graver: ['arbitr*'],
    examples: ['Las partes se someten a los juzgados de Madrid con renuncia a su fuero.'],
    counterExamples: ['Serán competentes los juzgados del domicilio del consumidor.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'no competencia|competencia|exclusiv*|concurren*|captar|pluriempleo|otra (empresa|actividad)|dedicación|subarrend*|por cuenta (propia|ajena)|competidor*|adquirir',
      ],
      [
        'no (podrá|podrán)|prohib*|se abstendrá|se compromete a no|pacto|exclusiv*|únicamente|durante .... después|tras (la)? (extinción|finaliz*)|obliga* a no',
      ],
    ],
    unless: [
      'criterio exclusiv*|exclusiv* (de|a) .. @so|uso exclusivo|@s no podrá|jurisdicción|juzgados|tribunales|no exclusiv*|propiedad exclusiva|cuenta exclusiva|competencia exclusiva|responsabilidad exclusiva|exclusivamente (a|para|por|de|en) .. (vivienda|uso|la|los|el)',
    ],
    graver: ['(dos|tres|cinco|2|3|5) años|todo el territorio|sin compensación|nacional|mundial'],
    examples: ['El trabajador no podrá prestar servicios en empresas de la competencia durante dos años.'],
    counterExamples: ['La empresa podrá contratar a otro.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'confidencial*|secreto|sigilo|revelar|divulg*|difund*|opiniones negativas|comentarios negativos|reseñas|desprestig*|críticas',
      ],
      [
        '@w* .... (obliga*|compromete*|no podrá|deberá|abstendrá|guardar*|mantendr*)|indefinid*|perpetu*|prohib*|incluso después|tras',
      ],
    ],
    unless: ['claves|credenciales|pin|@b|recíproc*|@s .. (se compromete|tratará|guardará)|contraseña'],
    graver: ['{endless}|indefinid*|negativ*|salario'],
    examples: ['El trabajador se obliga a guardar secreto de forma indefinida.'],
    counterExamples: ['Ambas partes guardarán confidencialidad.'],
  },
  {
    family: 'ip-grab',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'cede*|cesión|cederá|conced*|otorga*|licencia|pertenecer*|propiedad (exclusiva|intelectual)|titularidad|derechos de (explotación|autor|propiedad|imagen)',
      ],
      ['@s*|mundial*|irrevocable*|gratuit*|todo el mundo|exclusiv*|perpetu*|ilimitad*|transferible*'],
      [
        'contenido*|obra*|creaci*|trabajo*|material*|resultado*|invenci*|derechos|ideas|comentarios|proyecto*|ejercicios',
      ],
    ],
    unless: [
      '@s .. (conserva|mantiene|retiene) ...|@s .. (concede|otorga|cede) .. @wo|no (cede|concede|supone|implica|otorga) ...|licencia de obra|datos',
    ],
    graver: ['irrevocable*|mundial|todo el mundo|perpetu*|gratuit*|ilimitad*'],
    examples: ['El usuario concede a la empresa una licencia mundial e irrevocable sobre sus contenidos.'],
    counterExamples: ['La empresa concede al usuario una licencia de uso.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'datos|imagen*|fotograf*|vídeo*|video*|grabar|grabaci*|geolocaliz*|cámara*|comunicaciones comerciales|publicidad|videovigilancia|voz|historial|monitoriz*',
      ],
      [
        'terceros|comercial*|publicitari*|promocion*|ceder*|cesión|cede|comunicar*|vender|difund*|difusión|public*|utiliz*|usar|grab*|consiente*|autoriza*|acepta*|conserv*|política de privacidad|empresas (colaboradoras|del grupo)|controlar',
      ],
      ['@w*|@s*|datos|imagen|alumn*|personal*'],
    ],
    unless: [
      'no (se cederán|cederá|serán cedidos|se comunicarán|comunicará|utilizará)|únicamente|exclusivamente para|datos de acceso|@w .. no podrá|derechos de acceso',
    ],
    graver: [
      'vender|sin (límite|limitación|contraprestación|compensación)|indefinid*|biométric*|salud|perpetu*',
    ],
    examples: ['El cliente autoriza la cesión de sus datos a terceros con fines comerciales.'],
    counterExamples: ['Los datos no se cederán a terceros.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'entry',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s* .... (acceder|entrar|accederá|visitar|inspeccionar|entrará|conservará|copia|acceso)|(acceso|entrada|visita*) .. @so|(copia|juego) de (las)? llaves',
      ],
      ['vivienda|inmueble|local|finca|habitación|domicilio|llaves|piso|casa'],
      [
        'en cualquier momento|sin (previo|preaviso|aviso|avisar|necesidad|autorización|consentimiento)|en ausencia|cuando lo|todos los días|a cualquier hora|conservará|copia|juego|libre*|basta*|cuantas veces',
      ],
    ],
    unless: [
      'previo acuerdo|previa cita|con consentimiento|urgencia|@s (declara|entrega|manifiesta)|copia del (inventario|contrato)',
    ],
    examples: ['El arrendador podrá entrar en la vivienda en cualquier momento sin previo aviso.'],
    counterExamples: ['El arrendador podrá visitar la vivienda previa cita.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|@s* ...'],
      [
        'cambiar .. cerradura*|cortar .. (suministro*|luz|agua|servicio)|corte de (los)? suministro*|retirar .. (enseres|muebles|bienes|vehículo|equipos)|vender .. (enseres|bienes|muebles)|disponer de (los|las|sus) (enseres|bienes|muebles|objetos)|retener .. (bienes|enseres|equipaje|vehículo)|recuperar .. posesión|tomar posesión|destruir|abandonad*|desaloj*|bloquear .. (vehículo|dispositivo|equipo)',
      ],
      ['@w*|enseres|vivienda|bienes|suministro*|equipo*|objetos|muebles'],
    ],
    unless: ['judicial*|@w .. (podrá|puede) ...'],
    examples: ['El arrendador podrá cambiar la cerradura y disponer de los enseres.'],
    counterExamples: ['El arrendador podrá retirar la nieve.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        'movilidad|traslad*|desplaz*|horas (extra*|extraordinarias)|horario*|turno*|centro de trabajo|disponib*|fines de semana|festivos|funciones|tareas|guardia*|jornada irregular|distribución irregular',
      ],
      [
        'podrá*|acepta*|se compromete|deberá*|obligad*|en cualquier momento|cualquier|exig*|irregular|localizable|distint*',
      ],
      ['@w*|@s*'],
    ],
    unless: ['voluntari*|de mutuo acuerdo'],
    graver: ['{anytime}|todo el territorio|nacional|sin compensación|24 horas'],
    examples: ['La empresa podrá trasladar al trabajador a cualquier centro de trabajo.'],
    counterExamples: ['Las horas extra son voluntarias.'],
  },
];
