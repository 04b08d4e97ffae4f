/** The specification's sales service department, as accounts name it (spec 000 §3, `userDepartment`). */
export const SALES_SERVICE_DEPARTMENT = '销售服务部';
