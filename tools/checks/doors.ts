import { sourceOf } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

const door = /^(server\/modules|web\/app\/features)\/[^/]+\/index\.ts$/

/**
 * The `pure.ts` of a module, which a process without rights may load too: it needs no database and no native packages.
 */
const pureDoor = /^server\/modules\/[^/]+\/pure\.ts$/

/** The list of all tables of error codes, one line each; `catalogue.ts` alone reads it. */
const listOfTables = 'contracts/errors/tables.ts'

/** `#platform/database` is one file; its code may be in a folder of the same name. */
const isPlatformDoor = (tree: Tree, file: string): boolean =>
  /^server\/platform\/[^/]+\.ts$/.test(file) &&
  tree.files.some((one) => one.startsWith(file.replace('.ts', '/')))

/** Files that only re-export others, except the `index.ts` of a module or of a feature. */
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
      file !== listOfTables &&
      !isPlatformDoor(tree, file)
    )
      found.push(finding(0, 'a barrel: let callers import from where it is written'))
    return found
  })
}
