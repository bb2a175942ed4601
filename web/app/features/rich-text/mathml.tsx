/** A formula. The server added its MathML (`withFormulas`); without it the TeX source is shown. */
export function MathMl({
  attrs,
  block = false,
}: {
  attrs: { tex: string; mathml?: unknown }
  block?: boolean
}) {
  const { tex, mathml } = attrs
  const Box = block ? 'div' : 'span'
  // Mathematical fonts have no Persian digits.
  const look = `[&_mn]:font-sans ${block ? 'overflow-x-auto py-2 text-center text-[1.15em]' : 'inline-block text-[1.08em]'}`
  if (typeof mathml !== 'string')
    return (
      <Box dir="ltr" className={look}>
        <code className="font-mono">{tex}</code>
      </Box>
    )
  const html = { __html: mathml }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's MathML, with trust off, of our own server
  return <Box dir="ltr" className={look} dangerouslySetInnerHTML={html} />
}
