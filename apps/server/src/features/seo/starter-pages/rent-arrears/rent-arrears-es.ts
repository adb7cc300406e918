import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const rentArrearsEs = starterPage({
  slug: "impago-del-alquiler",
  pageType: "guide",
  language: "es",
  topic: "rent-arrears",
  title: "Impago del alquiler: qué hacer en los primeros 30 días",
  metaDescription:
    "El orden de los pasos cuando el alquiler no llega: comprobar, preguntar, acordar, reclamar. Con frases para copiar y los errores que lo empeoran.",
  keywords: ["impago del alquiler", "alquiler atrasado", "plan de pagos", "carta de reclamación", "casero"],
  heroTitle: "El alquiler no ha llegado. ¿Y ahora?",
  heroSubtitle:
    "La mayoría de los retrasos se pagan en una semana si alguien pregunta pronto y con amabilidad. Este orden salva el dinero y la convivencia.",
  sections: [
    textSection(
      "En pocas palabras",
      `<p>Revise primero sus propias cuentas. Pregunte en los tres primeros días, por teléfono o con un mensaje. Acuerde por escrito una fecha o un plan, y reclame formalmente si esa fecha pasa. Anote cada paso con su día.</p>
      <p><strong>Esta página es información general, no asesoramiento jurídico.</strong> Los plazos, los recargos y la forma de resolver un contrato los fija la ley. Consulte a un abogado o a una asociación de propietarios antes de dar un paso formal.</p>`,
    ),
    textSection(
      "Días 1 a 3: mire antes de preguntar",
      `<ol><li>¿De verdad ha vencido? Los fines de semana y los festivos retrasan una transferencia un día o dos, y muchos contratos dan unos días de margen.</li><li>¿Llegó a nombre de otra persona o con otro concepto? También pagan las parejas y las empresas.</li><li>¿Cambió el importe? Tras una subida, la orden permanente suele olvidarse más que negarse.</li><li>¿Sigue siendo correcta la cuenta que figura en su carta?</li></ol>`,
    ),
    textSection(
      "Días 3 a 7: pregunte y escuche",
      `<p>Una llamada o un mensaje breve, amable y sin amenazas:</p>
      <p><em>«Hola, Ana: todavía no me ha llegado el alquiler de junio (850,00\u00a0€, con vencimiento el día 1). ¿Podría mirarlo? Si ha surgido algo, dígamelo y buscamos una fecha».</em></p>
      <p>Casi siempre hay un motivo, y el motivo decide qué hacer: una orden olvidada necesita un minuto; un empleo perdido, un plan.</p>`,
    ),
    textSection(
      "Días 7 a 14: acuérdelo por escrito",
      `<p>Sirve un plan que se pueda cumplir. Mejor una cantidad pequeña que llega que una grande que no:</p>
      <ul><li>Pendiente: junio, 850,00\u00a0€</li><li>Desde julio: 850,00\u00a0€ de alquiler más 170,00\u00a0€ al mes, con vencimiento el día 1</li><li>Saldado a los cinco meses: 5 × 170,00\u00a0€ = 850,00\u00a0€</li></ul>
      <p>Ambas partes lo confirman por correo o en papel. Escriba qué ocurrirá si falla un plazo, y cúmplalo usted también.</p>
      <p>Hable pronto de las ayudas. En muchos lugares hay ayudas al alquiler, fondos municipales o servicios de orientación, y pueden hacer más antes de un requerimiento que después.</p>`,
    ),
    textSection(
      "Días 14 a 30: la reclamación formal",
      `<p>Si nadie responde o el plan se incumple, la carta siguiente es para el expediente. Dice:</p>
      <ol><li>qué meses están pendientes, con importe y vencimiento de cada uno, y el total;</li><li>qué se pagó y a qué mes se aplicó;</li><li>un último día para pagar, con su fecha;</li><li>qué hará usted después de ese día.</li></ol>
      <p>Envíela de modo que pueda probar que llegó. A partir de aquí la ley decide sobre cada palabra, así que deje que antes la lea alguien que la conozca.</p>`,
    ),
    textSection(
      "¿Qué mes paga un pago?",
      `<p>Si el inquilino dice «para julio», es para julio. Si nadie dice nada, suele ir primero el mes pendiente más antiguo, y su ley puede fijar un orden. Anote a qué mes aplicó cada pago: la mitad de las discusiones por atrasos son dos personas que cuentan la misma transferencia de manera distinta.</p>`,
    ),
    points("Lo que ayuda", [
      "Mirar el mismo día de cada mes qué queda pendiente",
      "Una lista por contrato: vencido, pagado, pendiente",
      "Una nota de cada llamada: día, hora y qué se dijo",
      "Un plan que deje dinero para comer",
    ]),
    points("Lo que lo empeora", [
      "Esperar en silencio al tercer mes",
      "Cambiar la cerradura o cortar el agua o la luz: prohibido casi en todas partes, y caro",
      "Contárselo a los vecinos o a la empresa",
      "Quedarse la fianza como si fuera alquiler, salvo que su ley lo permita",
    ]),
    trialSection(
      "es",
      "Vea qué está pendiente hoy",
      "Keystead muestra el alquiler de cada contrato como vencido, pagado en parte o atrasado, registra los pagos con un clic y explica cada saldo línea por línea.",
    ),
    textSection(
      "Cuando haya terminado",
      `<p>Cuando todo esté pagado, escriba una línea: «Todo el alquiler hasta hoy está pagado. Gracias». No cuesta nada, y los próximos diez años empiezan en paz.</p>
      <p>Vea también: <a href="/guides/devolver-la-fianza">devolver la fianza sin discusiones</a> y <a href="/tools/subida-del-alquiler">las cuentas de una subida del alquiler</a>.</p>`,
    ),
  ],
});
