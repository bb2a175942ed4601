import { sourceOf } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

const door = /^(server\/modules|web\/app\/features)\/[^/]+\/index\.ts$/

/** What of a module a process without rights may load as well: it has no database and no packages in machine code. */
const pureDoor = /^server\/modules\/[^/]+\/pure\.ts$/

/** `#platform/database` is one file; what is behind it may fill a folder of its name. */
const isPlatformDoor = (tree: Tree, file: string): boolean =>
  /^server\/platform\/[^/]+\.ts$/.test(file) &&
  tree.files.some((one) => one.startsWith(file.replace('.ts', '/')))

/** Barrels other than the door of a module or of a feature. */
export function doors(tree: Tree): Finding[] {
  return filesLike(tree, /\.tsx?$/).flatMap((file) => {
    const { program, text } = sourceOf(tree, file)
    const finding = (start: number, sentence: string) => ({ file, line: lineAt(text, start), sentence })
    const found: Finding[] = []
    if (/(^|\/)index\.tsx?$/.test(file) && !door.test(file))
      found.push(finding(0, 'index.ts is the name of a door; only a module or a feature has one'))
    for (const statement of program.body)
      if (statement.type === 'ExportAllDeclaration' && !statement.exported)
        found.push(finding(statement.start, 'export * hides what is handed on; name it'))
    const passesOn = program.body.every(
      (one) => one.type === 'ExportAllDeclaration' || (one.type === 'ExportNamedDeclaration' && one.source),
    )
    if (
      program.body.length > 1 &&
      passesOn &&
      !door.test(file) &&
      !pureDoor.test(file) &&
      !isPlatformDoor(tree, file)
    )
      found.push(finding(0, 'a barrel: let callers import from where it is written'))
    return found
  })
}
