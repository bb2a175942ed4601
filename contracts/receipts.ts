import { canonicalJson } from './canonical-json.ts'

/**
 * Receipts of saved answers, and how anybody proves them with the public key of the installation; runs in browsers and
 * in Node. A receipt is `<payload>.<signature>` in base64url: the payload is JSON of a `Receipt`, the signature Ed25519.
 */
export interface Receipt {
  readonly attempt: string
  readonly sequence: number
  /** ISO 8601 in UTC. */
  readonly at: string
  /** SHA-256 of the saved answers in canonical JSON, `{ answers, attemptId, sequence }`. */
  readonly answers: string
  /** SHA-256 of the receipt before; null for the first. */
  readonly previous: string | null
}

export interface ReceiptedAnswer {
  readonly questionId: string
  readonly value: unknown
  readonly flagged: boolean
}

export interface ReceiptedSave {
  readonly sequence: number
  readonly answers: readonly ReceiptedAnswer[]
  readonly receipt: string
}

/** What a candidate keeps of an attempt, or of a part of it that one device has saved. */
export interface ReceiptsFile {
  readonly attemptId: string
  /** The ids of the questions in the order of the paper, for showing; no receipt proves it. */
  readonly questions?: readonly string[]
  readonly saves: readonly ReceiptedSave[]
}

/** As `/.well-known/arvand-receipts.json` has it: JSON Web Keys (RFC 8037). */
export interface ReceiptKeySet {
  readonly keys: readonly { readonly kty: 'OKP'; readonly crv: 'Ed25519'; readonly x: string }[]
}

/**
 * What is wrong with a save: its receipt is not signed by this installation or was changed; is of another attempt or
 * sequence; says other answers; does not follow from the receipt before it in the file.
 */
export type SaveFault = 'unsigned' | 'foreign' | 'other-answers' | 'not-chained'

export interface CheckedSave extends ReceiptedSave {
  /** Null when the receipt is not signed. */
  readonly at: string | null
  readonly fault: SaveFault | null
  /** The saves before it are not in the file, e.g. because another device has made them. */
  readonly isAfterGap: boolean
}

/** Reads the text of a file of receipts; null when it is none. */
export function readReceiptsFile(text: string): ReceiptsFile | null {
  try {
    const file: unknown = JSON.parse(text)
    return isReceiptsFile(file) ? file : null
  } catch {
    return null
  }
}

/** An object of which nothing is known yet. */
const asUnknown = <Shape>(value: unknown): { readonly [Key in keyof Shape]?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}

function isReceiptsFile(file: unknown): file is ReceiptsFile {
  const { attemptId, questions = [], saves } = asUnknown<ReceiptsFile>(file)
  return typeof attemptId === 'string' && isListOf(questions, isText) && isListOf(saves, isSave)
}

function isSave(save: unknown): save is ReceiptedSave {
  const { sequence, answers, receipt } = asUnknown<ReceiptedSave>(save)
  return Number.isSafeInteger(sequence) && isText(receipt) && isListOf(answers, isAnswer)
}

const isAnswer = (answer: unknown): boolean => isText(asUnknown<ReceiptedAnswer>(answer).questionId)
const isText = (value: unknown): boolean => typeof value === 'string'
const isListOf = (list: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every(isOne)

/** Checks all saves of a file against the keys, in the order of their sequence. */
export async function checkReceipts(file: ReceiptsFile, { keys }: ReceiptKeySet): Promise<CheckedSave[]> {
  const publicKeys = await Promise.all(
    keys.map(({ kty, crv, x }) =>
      crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']),
    ),
  )
  const saves = file.saves.toSorted((one, other) => one.sequence - other.sequence)
  return Promise.all(
    saves.map(async (save, at) => {
      const receipt = await signedReceipt(publicKeys, save.receipt)
      const before = saves[at - 1]
      const isAfterGap = (before?.sequence ?? 0) < save.sequence - 1
      return {
        ...save,
        at: receipt?.at ?? null,
        isAfterGap,
        fault: await faultOf(file.attemptId, save, receipt, before),
      }
    }),
  )
}

async function faultOf(
  attemptId: string,
  save: ReceiptedSave,
  receipt: Receipt | null,
  before: ReceiptedSave | undefined,
): Promise<SaveFault | null> {
  const { sequence } = save
  if (receipt === null) return 'unsigned'
  if (receipt.attempt !== attemptId || receipt.sequence !== sequence) return 'foreign'
  const answers = save.answers.map(({ questionId, value, flagged }) => ({ questionId, value, flagged }))
  if ((await digestOf(canonicalJson({ attemptId, sequence, answers }))) !== receipt.answers)
    return 'other-answers'
  if (sequence === 1) return receipt.previous === null && before === undefined ? null : 'not-chained'
  if (before === undefined || before.sequence < sequence - 1) return null
  return (await digestOf(before.receipt)) === receipt.previous ? null : 'not-chained'
}

type PublicKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/** What a receipt says; null when none of the keys has signed it. */
async function signedReceipt(keys: readonly PublicKey[], receipt: string): Promise<Receipt | null> {
  const [payload = '', signature = ''] = receipt.split('.')
  try {
    const [said, signed] = [bytesOf(payload), bytesOf(signature)]
    for (const key of keys)
      if (await crypto.subtle.verify('Ed25519', key, signed, said))
        return JSON.parse(new TextDecoder().decode(said)) as Receipt
  } catch {
    // Not base64url at all.
  }
  return null
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const letters = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
