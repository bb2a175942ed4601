/** Functions that are newer than PostgreSQL 15, by the version that added them. */
const newer: Readonly<Record<number, readonly string[]>> = {
  16: [
    'any_value',
    'array_sample',
    'array_shuffle',
    'date_add',
    'date_subtract',
    'erf',
    'erfc',
    'pg_input_error_info',
    'pg_input_is_valid',
    'random_normal',
    'json_array',
    'json_arrayagg',
    'json_objectagg',
  ],
  17: [
    'json_exists',
    'json_query',
    'json_scalar',
    'json_serialize',
    'json_table',
    'json_value',
    'merge_action',
    'to_bin',
    'to_oct',
    'unicode_assigned',
    'uuid_extract_timestamp',
    'uuid_extract_version',
    'xmltext',
  ],
  18: ['array_reverse', 'array_sort', 'casefold', 'crc32', 'crc32c', 'gamma', 'lgamma', 'uuidv4', 'uuidv7'],
}

const versions = new Map(
  Object.entries(newer).flatMap(([version, names]) => names.map((name) => [name, version])),
)

/** Lines of SQL that need a newer PostgreSQL, although the grammar of 15 accepts them. */
export function newerThanFifteen(sql: string): { line: number; sentence: string }[] {
  return sql.split('\n').flatMap((text, index) => {
    const bare = text.replace(/--.*$/, '').replace(/'[^']*'/g, "''")
    return [...bare.matchAll(/(?<![\w.])([a-z_0-9]+)\s*\(/gi)].flatMap(([, name = '']) => {
      const version = versions.get(name.toLowerCase())
      return version
        ? [{ line: index + 1, sentence: `${name}() came with PostgreSQL ${version}; 15 does not have it` }]
        : []
    })
  })
}
