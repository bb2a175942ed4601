-- What every module stands on: replies kept for repeated requests, and the counters of rate limits.
create extension if not exists pg_trgm;

create schema if not exists platform;

-- A reply kept so that the same request gives the same answer (wire.md 1, requestId).
create table platform.requests (
  person_id uuid not null,
  endpoint text not null,
  request_id uuid not null,
  fingerprint bytea not null,
  reply jsonb not null,
  created_at timestamptz not null,
  -- Null: kept for ever (money). Otherwise swept after this.
  expires_at timestamptz,
  primary key (person_id, endpoint, request_id)
);
create index requests__expires_at on platform.requests (expires_at) where expires_at is not null;

-- Counters of rate limits, shared by all processes; the shape is the one that rate-limiter-flexible expects.
create table platform.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- The search key of Persian text: the twin of searchKey() in persian/text.ts, over the same table (facts.md C1).
-- It folds letters and digits, drops marks and turns half-spaces into spaces; it never replaces what people wrote.
create function platform.search_key(words text) returns text
  language sql immutable parallel safe strict
  return btrim(
    regexp_replace(
      normalize(translate(
        lower(normalize(words, nfkc)),
        'يىےئ' || 'كڪ' || 'ةۀہۃھە' || 'آأإٱ' || 'ؤ' || '۰٠۱١۲٢۳٣۴٤۵٥۶٦۷٧۸٨۹٩'
          -- What parts words: half-space, no-break space, line breaks, tabs.
          || U&'\200C\00A0\0085\1680\2028\2029\0009\000A\000B\000C\000D'
          -- What is dropped: vowel signs, kashida, joiners, direction marks, control characters.
          || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F'
          || U&'\0670\0640\0307\00AD\061C\200B\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF'
          || U&'\0001\0002\0003\0004\0005\0006\0007\0008\000E\000F\0010\0011\0012\0013\0014\0015\0016\0017\0018\0019'
          || U&'\001A\001B\001C\001D\001E\001F\007F\0080\0081\0082\0083\0084\0086\0087\0088\0089\008A\008B\008C\008D'
          || U&'\008E\008F\0090\0091\0092\0093\0094\0095\0096\0097\0098\0099\009A\009B\009C\009D\009E\009F',
        'یییی' || 'کک' || 'هههههه' || 'اااا' || 'و' || '00112233445566778899'
          || '           '
      ), nfc),
      ' +', ' ', 'g'
    ),
    ' '
  );

-- The second key, without spaces, by which «میروم» finds «می‌روم» too.
create function platform.joined_search_key(words text) returns text
  language sql immutable parallel safe strict
  return replace(platform.search_key(words), ' ', '');
