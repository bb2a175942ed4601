/** Other formats by the file at the top of an archive that reveals each of them. */
const foreign: Readonly<Record<string, 'h5p' | 'cmi5' | 'xapi'>> = {
  'h5p.json': 'h5p',
  'cmi5.xml': 'cmi5',
  'tincan.xml': 'xapi',
}

/** Which of these formats an archive has, also when it was packed with a folder around it; null: none. */
export function foreignFormat(paths: Iterable<string>): 'h5p' | 'cmi5' | 'xapi' | null {
  for (const path of paths) {
    const parts = path.split('/')
    const found = foreign[parts.at(-1)?.toLowerCase() ?? '']
    if (found && parts.length <= 2) return found
  }
  return null
}
