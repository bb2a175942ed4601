import { crc32 } from 'node:zlib'

export interface RawEntry {
  /** The bytes of the name as they stand in the headers. */
  readonly name: string | Buffer
  readonly content: string | Buffer
  /** The flag that says that the name is UTF-8. */
  readonly isUtf8?: boolean
  /** What its extra fields hold, as they are written. */
  readonly extra?: Buffer
}

/** A zip whose headers are written by hand, as other packers write them; its files are not compressed. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const { local, central } = headersOf(entry, at)
    const part = Buffer.concat([local, Buffer.from(entry.content)])
    parts.push(part)
    directory.push(central)
    at += part.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

function headersOf({ name, content, isUtf8 = false, extra = Buffer.alloc(0) }: RawEntry, at: number) {
  const [named, bytes] = [Buffer.from(name), Buffer.from(content)]
  // From the version that is needed up to the lengths of name and extra fields, both headers are the same.
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(isUtf8 ? 0x800 : 0, 2)
  // 1 January 2026.
  common.writeUInt16LE(((2026 - 1980) << 9) | (1 << 5) | 1, 8)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(bytes.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(named.length, 22)
  common.writeUInt16LE(extra.length, 24)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(at, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), common, named, extra]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, named, extra]),
  }
}

/** The extra field that holds the name in Unicode (0x7075), for the name that stands in the headers. */
export function unicodeName(
  name: string,
  { of, version = 1 }: { of: string | Buffer; version?: number },
): Buffer {
  const written = Buffer.from(name)
  const field = Buffer.alloc(9)
  field.writeUInt16LE(0x7075, 0)
  field.writeUInt16LE(5 + written.length, 2)
  field.writeUInt8(version, 4)
  field.writeUInt32LE(crc32(Buffer.from(of)), 5)
  return Buffer.concat([field, written])
}
