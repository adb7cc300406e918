import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const handoverProtocolEs = starterPage({
  slug: "acta-de-entrega",
  pageType: "guide",
  language: "es",
  topic: "handover-protocol",
  title: "Acta de entrega: entrada y salida, estancia por estancia",
  metaDescription:
    "Qué debe decir un acta de entrega, estancia por estancia, con contadores, llaves y fotos, y cómo anotar aquello en lo que no se ponen de acuerdo.",
  keywords: [
    "acta de entrega",
    "inventario del piso",
    "entrada en la vivienda",
    "entrega de llaves",
    "casero",
  ],
  heroTitle: "Un acta de entrega que sirve",
  heroSubtitle:
    "Cuarenta minutos al principio ahorran semanas al final. Qué mirar, qué anotar y qué firman los dos.",
  sections: [
    textSection(
      "En pocas palabras",
      `<p>Recorran juntos la vivienda, estancia por estancia y siempre en el mismo sentido. Anote qué está dañado, qué funciona, qué marcan los contadores y cuántas llaves hay. Haga fotos, firmen allí mismo dos ejemplares y quédese cada uno con el suyo. Repita lo mismo, con el mismo impreso, cuando el inquilino se vaya.</p>
      <p><strong>Esta página es información general, no asesoramiento jurídico.</strong> En algunos países un acta así es obligatoria; en otros es simplemente sensata.</p>`,
    ),
    points("Lleve consigo", [
      "Dos copias impresas y dos bolígrafos, o un teléfono y una dirección a la que enviar la copia",
      "El acta de la entrega anterior",
      "Una linterna, un cargador para probar los enchufes y papel de cocina para los grifos que gotean",
      "Todas las llaves, etiquetadas",
    ]),
    points("La primera página", [
      "Dirección, planta y puerta",
      "Nombres de todos los presentes y en nombre de quién actúan",
      "Fecha y hora",
      "Entrada o salida",
      "En la salida, la nueva dirección y la cuenta del inquilino",
    ]),
    textSection(
      "Contadores y llaves",
      `<p>De cada contador: qué mide, su número, la lectura con todas las cifras y una foto en la que se lean número y lectura. Luz, gas, agua fría, agua caliente, calefacción; también los del sótano.</p>
      <p>De las llaves: cuántas de cada clase. «3 portal, 3 piso, 1 buzón, 1 trastero» no admite discusión. «Todas las llaves», sí.</p>`,
    ),
    textSection(
      "Estancia por estancia",
      `<p>Empiece por la puerta, siga hacia la izquierda y termine en el techo. Las mismas seis cosas en cada estancia:</p>
      <ol><li><strong>Paredes y techo:</strong> pintura, agujeros, manchas, moho</li><li><strong>Suelo:</strong> arañazos, quemaduras, piezas sueltas</li><li><strong>Ventanas y puertas:</strong> si cierran, si cristales y juntas están enteros, si están todas las manillas</li><li><strong>Calefacción:</strong> si calienta y si gira la válvula</li><li><strong>Enchufes, interruptores, luces:</strong> una prueba de cada uno</li><li><strong>Lo que se queda:</strong> muebles y aparatos, cada uno con su estado</li></ol>
      <h3>La cocina</h3>
      <p>Cada fuego, el horno, el frigorífico, la campana, el grifo de agua fría y caliente, el desagüe, el sellado de la encimera.</p>
      <h3>El baño</h3>
      <p>Presión y temperatura del agua, desagües, juntas de silicona, azulejos taladrados, la cisterna, el extractor.</p>
      <h3>Lo que se olvida</h3>
      <p>Terraza, trastero, buhardilla, buzón, timbre, detectores de humo con su fecha, la plaza de garaje.</p>`,
    ),
    textSection(
      "Cómo anotarlo",
      `<p>Diga qué es, dónde está y cuánto mide:</p>
      <ul><li>No: «Suelo dañado».</li><li>Sino: «Salón, parqué, arañazo de 12 cm, a 40 cm de la puerta de la terraza. Foto 14».</li></ul>
      <p>Anote también lo que está <em>bien</em>. «Baño: sin defectos» vale al final tanto como una lista de arañazos.</p>
      <p>Si no están de acuerdo, escriba las dos cosas: <em>«Propietario: la mancha es nueva. Inquilino: la mancha estaba al entrar, ver foto 7 del 1 de marzo de 2024».</em> Un acta deja constancia; no decide.</p>`,
    ),
    points("Fotos que cuentan", [
      "Una de toda la estancia desde la puerta; después, los detalles",
      "Algo de tamaño conocido junto a cada daño",
      "Numeradas, en el orden del recorrido",
      "Enviadas a la otra parte el mismo día, para que ambos tengan las mismas",
    ]),
    textSection(
      "La última línea",
      `<p>«Ambas partes han recibido un ejemplar. Quién repara qué y hasta cuándo: …». Después, la fecha y dos firmas. Si alguien no quiere firmar, anótelo junto con los nombres de los presentes.</p>`,
    ),
    trialSection(
      "es",
      "Empiece el contrato como debe acabar",
      "En Keystead el contrato, el inquilino, la fianza y cada pago están en una página desde el primer día. Al final, las cuentas ya están hechas.",
    ),
    textSection(
      "Y después",
      `<p>Al terminar el contrato compare las dos actas línea por línea y siga con la <a href="/guides/devolver-la-fianza">devolución de la fianza</a>.</p>`,
    ),
  ],
});
