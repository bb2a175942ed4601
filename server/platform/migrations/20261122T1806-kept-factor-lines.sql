-- Replies that hold a factor, kept for their repetition: a line's `id` was its own and is its item's now.
update platform.requests set reply = jsonb_set(reply, '{factor,lines}', (
  select coalesce(jsonb_agg(
    case when line ? 'itemId'
      then (line - 'itemId') || jsonb_build_object('lineId', line -> 'id', 'id', line -> 'itemId')
      else line
    end order by place), '[]')
  from jsonb_array_elements(reply #> '{factor,lines}') with ordinality as lines (line, place)
)) where jsonb_typeof(reply #> '{factor,lines}') = 'array';
