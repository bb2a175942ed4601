import { createReadStream } from 'node:fs'
import JSONParser from '@streamparser/json/jsonparser.js'

export interface JsonValue {
  /** Keys and indexes that lead to the value, outermost first. */
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

const mostDepth = 200

/** The file is no JSON, or is nested more than 200 levels deep. */
export class BadJson extends Error {
  override readonly name = 'BadJson'
}

/**
 * Reads a JSON file piece by piece and calls `take` with the values at these paths (`$.files.*`), which are then freed.
 * Only for the process of a reader: values at other paths stay in memory.
 */
export async function eachInJson(
  file: string,
  paths: readonly string[],
  take: (value: JsonValue) => Promise<void>,
): Promise<void> {
  let found: JsonValue[] = []
  const parser = new JSONParser({ paths: [...paths], keepStack: false })
  parser.onValue = ({ value, key, stack }) => {
    if (stack.length > mostDepth) throw new BadJson('nested too deep')
    const path = [...stack.slice(1).map((level) => level.key ?? ''), key ?? '']
    found.push({ path, value })
  }
  for await (const chunk of createReadStream(file)) {
    feed(() => parser.write(chunk as Buffer))
    const values = found
    found = []
    for (const one of values) await take(one)
  }
  if (!parser.isEnded) feed(() => parser.end())
}

function feed(work: () => void): void {
  try {
    work()
  } catch (cause) {
    throw new BadJson('not JSON', { cause })
  }
}
