-- Stored replies for repeated requests: endpoints and lines said «present» for a gift purchase.
update platform.requests set endpoint = replace(endpoint, 'panel present/', 'panel giftPurchase/')
where endpoint like 'panel present/%';

update platform.requests set reply = jsonb_set(reply, '{factor,lines}', (
  select coalesce(jsonb_agg(
    case when line #>> '{given,kind}' = 'present'
      then jsonb_set(line, '{given,kind}', '"gift"')
      else line
    end order by place), '[]')
  from jsonb_array_elements(reply #> '{factor,lines}') with ordinality as lines (line, place)
)) where jsonb_path_exists(reply, '$.factor.lines[*].given.kind ? (@ == "present")');
