import type { FileKind } from '@arvand/contracts/panel/media'

/**
 * The plug by which a module says what files are uploaded for: which kinds are allowed, and how large. It is also sent
 * to the process that reads the file, so it holds plain values alone.
 */
export interface FileUsePlug {
  /** E.g. `submission`. Stored in rows, so it never changes. */
  readonly name: string
  readonly kinds: readonly FileKind[]
  readonly mostBytes: number
  /** Of documents these types alone. */
  readonly documents?: readonly string[]
  /** A PDF is drawn page by page after its upload, so that it is shown without a reader of PDF. */
  readonly drawsPages?: true
  /** For kinds with a limit of their own. */
  readonly mostBytesOf?: Partial<Record<FileKind, number>>
  /** Archives are unpacked by the app, so RAR is refused and they may hold so much at most. */
  readonly unpacked?: { readonly entries: number; readonly bytes: number }
  /** Films and sounds are played in browsers: those that cannot be converted to be played are refused. */
  readonly isPlayed?: true
  /** A text that looks like markup is read as a text and delivered as one, never as a page. */
  readonly isMarkupText?: true
  /** A picture is cut to a square. */
  readonly isSquare?: true
  /** Icons of an app are drawn of a picture too. */
  readonly drawsIcons?: true
  /** Only its smaller forms stay: the original tells where a picture was taken. */
  readonly dropsOriginal?: true
}
